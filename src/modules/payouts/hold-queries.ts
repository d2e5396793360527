import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import { activeHoldStates, type HoldState } from './payout-rules.ts';
import type { HoldRow } from './tables.ts';

const columns = `h.id, h.seller_id as "sellerId", h.state, h.reason, h.words, h.cap_paise as "capPaise", h.ends_on::text as "endsOn",
  h.set_by as "setBy", h.set_at as "setAt", h.state_at as "stateAt"`;
const active = `h.state in (${activeHoldStates.map((state) => `'${state}'`).join(', ')}) and h.ends_on >= $2::date`;

const capStatement: Statement = {
  name: 'payouts.cap-of-holds',
  text: `select coalesce(sum(h.cap_paise), 0)::bigint as cap from holds h where h.seller_id = $1 and ${active}`,
};

/** Sums the caps of a seller's holds that stand on a day (ISO, India), in paise. */
export async function readHoldCap(db: Connection, sellerId: string, today: string): Promise<number> {
  return (await db.run<{ cap: number }>(capStatement, [sellerId, today]))[0]?.cap ?? 0;
}

export interface AppealRow {
  words: string;
  at: string;
  answerDue: string;
  answer: Localized | null;
  answeredAt: string | null;
}
export interface HoldWithAppeal extends HoldRow {
  appeal: AppealRow | null;
}

const holdsStatement: Statement = {
  name: 'payouts.holds',
  text: `select ${columns}, case when a.hold_id is not null then jsonb_build_object('words', a.words, 'at', a.at, 'answerDue', a.answer_due,
      'answer', a.answer, 'answeredAt', a.answered_at) end as appeal
    from holds h left join hold_appeals a on a.hold_id = h.id
    where ($1::text is null or h.seller_id = $1) and ($2::text is null or h.id = $2) order by h.set_at desc, h.id limit 100`,
};

/** Reads holds of a seller, or of all; or one of them. */
export const readHolds = (db: Connection, sellerId: string | null, id: string | null = null): Promise<HoldWithAppeal[]> =>
  db.run<HoldWithAppeal>(holdsStatement, [sellerId, id]);

const lockStatement: Statement = {
  name: 'payouts.lock-hold',
  text: `select ${columns} from holds h where h.id = $1 and ($2::text is null or h.seller_id = $2) for update`,
};

/** Locks a hold; of that seller, where one is named. */
export async function lockHold(db: Connection, id: string, sellerId: string | null = null): Promise<HoldRow | undefined> {
  return (await db.run<HoldRow>(lockStatement, [id, sellerId]))[0];
}

const insertStatement: Statement = {
  name: 'payouts.insert-hold',
  text: `insert into holds (id, seller_id, state, reason, words, cap_paise, ends_on, set_by, set_at, state_at)
    values ($1, $2, 'set', $3, $4, $5, $6, $7, $8, $8)`,
};

export async function insertHold(db: Connection, hold: Omit<HoldRow, 'state' | 'stateAt'>): Promise<void> {
  const { id, sellerId, reason, words, capPaise, endsOn, setBy, setAt } = hold;
  await db.run(insertStatement, [id, sellerId, reason, JSON.stringify(words), capPaise, endsOn, setBy, setAt.toISOString()]);
}

const moveStatement: Statement = { name: 'payouts.move-hold', text: 'update holds set state = $2, state_at = $3 where id = $1' };

export async function writeHoldState(db: Connection, id: string, state: HoldState, now: Date): Promise<void> {
  await db.run(moveStatement, [id, state, now.toISOString()]);
}

const endStatement: Statement = {
  name: 'payouts.end-holds',
  text: `update holds h set state = 'ended', state_at = $2 where state in (${activeHoldStates.map((state) => `'${state}'`).join(', ')})
    and ends_on < $1::date returning h.id`,
};

/** Ends the holds whose last day is over. @returns how many */
export async function endHolds(db: Connection, today: string, now: Date): Promise<number> {
  return (await db.run(endStatement, [today, now.toISOString()])).length;
}

const appealStatement: Statement = {
  name: 'payouts.insert-appeal',
  text: 'insert into hold_appeals (hold_id, user_id, words, at, answer_due) values ($1, $2, $3, $4, $5)',
};

export async function insertAppeal(
  db: Connection,
  { holdId, userId, words, at, answerDue }: { holdId: string; userId: string; words: string; at: Date; answerDue: string },
): Promise<void> {
  await db.run(appealStatement, [holdId, userId, words, at.toISOString(), answerDue]);
}

const answerStatement: Statement = {
  name: 'payouts.answer-appeal',
  text: 'update hold_appeals set answer = $2, answered_by = $3, answered_at = $4 where hold_id = $1 and answered_at is null',
};

export async function answerAppeal(db: Connection, holdId: string, answer: Localized | null, by: string, now: Date): Promise<void> {
  await db.run(answerStatement, [holdId, answer === null ? null : JSON.stringify(answer), by, now.toISOString()]);
}

const appealsOfUser: Statement = {
  name: 'payouts.appeals-of-user',
  text: 'select words, at from hold_appeals where user_id = $1 order by at',
};
export const readAppealsOf = (db: Connection, userId: string): Promise<{ words: string; at: string }[]> => db.run(appealsOfUser, [userId]);

const forgetStatement: Statement = {
  name: 'payouts.forget-person',
  text: 'update hold_appeals set user_id = null where user_id = $1',
};

/** Forgets who appealed: the words are those of the shop. */
export async function forgetAppealsOf(db: Connection, userId: string): Promise<void> {
  await db.run(forgetStatement, [userId]);
}
