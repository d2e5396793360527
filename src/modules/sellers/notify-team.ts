import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import { rolesWith, type ShopPower } from '#shared/access.ts';
import type { Language } from '#shared/localized.ts';
import { type NoticeTopic, topicPowers } from '#shared/notice-topics.ts';
import { readTeamMailboxes, type TeamMailbox } from './shop-queries.ts';

interface TeamNotification {
  sellerId: string;
  topic?: NoticeTopic;
  /** Power of the members who hear of it; otherwise that of the topic. */
  power?: ShopPower;
  /** Chooses among them who is mailed; all of them otherwise. */
  to?: (member: TeamMailbox) => boolean;
  compose: (language: Language) => MailContent;
}

/**
 * Notifies the members of a shop who have a power there, each in the own language: in the shop's inbox and by
 * mail.
 */
export async function notifyTeam(
  tx: Context,
  { sellerId, topic = 'shop', power = topicPowers[topic], to = () => true, compose }: TeamNotification,
): Promise<void> {
  const people = (await readTeamMailboxes(tx.db, sellerId, rolesWith(power), tx.app.operator.demo)).filter(to);
  const { supportEmail: replyTo } = tx.app.operator;
  await notify(tx, { kind: 'seller', sellerId, topic, people }, (language) => ({ ...compose(language), replyTo }));
}
