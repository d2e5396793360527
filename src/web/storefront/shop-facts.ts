import type { Language } from '#shared/localized.ts';
import type { ShopFacts } from '../messages/facts.ts';
import { brandIn, type PageSettings } from '../settings.ts';

/** What the long texts need to know. */
export const shopFacts = (settings: PageSettings, language: Language): ShopFacts => ({
  brand: brandIn(settings, language),
  support: settings.supportEmail,
  entity: settings.legalEntity,
  address: settings.legalAddress,
  demo: settings.demo,
});
