import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import { rolesWith, type ShopPower } from '#shared/access.ts';
import type { Language } from '#shared/localized.ts';
import { readTeamMailboxes } from './shop-queries.ts';

/**
 * Notifies the members of a shop who have a power there, each in the own language: in the shop's inbox and by
 * mail.
 */
export async function notifyTeam(
  tx: Context,
  { sellerId, power, compose }: { sellerId: string; power: ShopPower; compose: (language: Language) => MailContent },
): Promise<void> {
  const people = await readTeamMailboxes(tx.db, sellerId, rolesWith(power), tx.app.operator.demo);
  const { supportEmail: replyTo } = tx.app.operator;
  await notify(tx, { kind: 'seller', sellerId, people }, (language) => ({ ...compose(language), replyTo }));
}
