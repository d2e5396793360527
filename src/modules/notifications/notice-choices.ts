import type { Context } from '#platform/context.ts';
import { type NoticeChoices, readChoices, writeChoices } from './choice-queries.ts';

export type { NoticeChoices } from './choice-queries.ts';

/** A member of the team of a shop. */
export interface TeamMember {
  sellerId: string;
  userId: string;
}

const usual: NoticeChoices = { withoutMail: [], withoutInbox: [], withoutPush: [], quietFrom: null, quietUntil: null };

/**
 * Reads how a member wants to hear of a shop: by mail, in the list and by push messages, at once, unless
 * chosen otherwise.
 */
export const readOwnChoices = async ({ db }: Context, { sellerId, userId }: TeamMember): Promise<NoticeChoices> =>
  (await readChoices(db, sellerId, [userId])).get(userId) ?? usual;

/** Stores how a member wants to hear of a shop; the caller has locked the account. */
export const saveChoices = (tx: Context, { sellerId, userId }: TeamMember, choices: NoticeChoices): Promise<void> =>
  writeChoices(tx.db, sellerId, userId, choices);
