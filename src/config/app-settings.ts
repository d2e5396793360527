import type { Config } from '#config.ts';
import '#modules/catalog/hold-settings.ts';
import type { AppSettings } from '#platform/context.ts';

/** Picks the settings that use cases read. */
export function appSettings(config: Config): AppSettings {
  const {
    ratesUrl,
    breachedPasswordsUrl,
    payments,
    carriers,
    texts,
    push,
    cartReminders,
    holds,
    searchCluster,
    publicUrl,
    demo,
    brand,
    supportEmail,
    contact,
    mailFrom,
  } = config;
  const { legalEntity, legalAddress, grievanceOfficer, grievanceEmail, grievancePhone, gstin, cin, ukVatNumber } = config;
  const legal = { legalEntity, legalAddress, grievanceOfficer, grievanceEmail, grievancePhone, gstin, cin, ukVatNumber };
  const operator = { publicUrl, demo, brand, supportEmail, contact, mailFrom, ...legal };
  return { operator, payments, carriers, texts, push, cartReminders, holds, searchCluster, ratesUrl, breachedPasswordsUrl };
}
