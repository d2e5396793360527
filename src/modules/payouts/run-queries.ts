import type { Connection, Statement } from '#platform/database/database.ts';
import { newId } from '#shared/id.ts';
import type { PayoutState, RunState } from './payout-rules.ts';
import type { PayoutRow, RunRow } from './tables.ts';

const runColumns = `id, state, opened_at as "openedAt", state_at as "stateAt", proposed_by as "proposedBy", approved_by as "approvedBy",
  sent_by as "sentBy", reminded_at as "remindedAt"`;
const payoutColumns = `id, seller_id as "sellerId", run_id as "runId", state, amount_paise as "amountPaise", attempt,
  bank_id as "bankId", account_last4 as "accountLast4", utr, return_reason as "returnReason", created_at as "createdAt", state_at as "stateAt", sent_at as "sentAt"`;

const openStatement: Statement = {
  name: 'payouts.open-run',
  text: `insert into payout_runs (id, state, opened_at, state_at) values ($1, 'gathering', $2, $2)
    on conflict ((true)) where state in ('gathering', 'proposed', 'approved') do nothing`,
};
const lockOpenStatement: Statement = {
  name: 'payouts.lock-open-run',
  text: `select ${runColumns} from payout_runs where state in ('gathering', 'proposed', 'approved') for update`,
};

/** Locks the run that is prepared; opens one where there is none. */
export async function lockOpenRun(db: Connection, now: Date): Promise<RunRow> {
  await db.run(openStatement, [newId(), now.toISOString()]);
  const [run] = await db.run<RunRow>(lockOpenStatement, []);
  if (!run) throw new Error('another run was closed at this moment');
  return run;
}

const lockRunStatement: Statement = { name: 'payouts.lock-run', text: `select ${runColumns} from payout_runs where id = $1 for update` };

export async function lockRun(db: Connection, id: string): Promise<RunRow | undefined> {
  return (await db.run<RunRow>(lockRunStatement, [id]))[0];
}

const runsStatement: Statement = {
  name: 'payouts.runs',
  text: `select ${runColumns}, (select count(*)::int from payouts p where p.run_id = r.id) as payouts,
      (select coalesce(sum(p.amount_paise), 0)::bigint from payouts p where p.run_id = r.id) as "amountPaise"
    from payout_runs r where $1::text is null or id = $1 order by opened_at desc, id limit 50`,
};
export interface ListedRun extends RunRow {
  payouts: number;
  amountPaise: number;
}

/** Reads the latest runs, or one of them. */
export const readRuns = (db: Connection, id: string | null = null): Promise<ListedRun[]> => db.run<ListedRun>(runsStatement, [id]);

const moveRunStatement: Statement = {
  name: 'payouts.move-run',
  text: `update payout_runs set state = $2, state_at = $3, reminded_at = null,
      proposed_by = case when $2 = 'proposed' then $4 else proposed_by end,
      approved_by = case when $2 = 'approved' then $4 else approved_by end,
      sent_by = case when $2 = 'sent' then $4 else sent_by end
    where id = $1`,
};

export async function writeRunState(db: Connection, id: string, state: RunState, by: string, now: Date): Promise<void> {
  await db.run(moveRunStatement, [id, state, now.toISOString(), by]);
}

const preparedStatement: Statement = {
  name: 'payouts.lock-prepared',
  text: `select ${payoutColumns} from payouts where seller_id = $1 and state in ('due', 'in-run', 'returned')
    order by state = 'returned', created_at, id limit 1 for update`,
};

/** Locks the payout that is prepared for a seller, else the oldest one that came back. */
export async function lockPreparedPayout(db: Connection, sellerId: string): Promise<PayoutRow | undefined> {
  return (await db.run<PayoutRow>(preparedStatement, [sellerId]))[0];
}

const ofRunStatement: Statement = {
  name: 'payouts.lock-payouts-of-run',
  text: `select ${payoutColumns} from payouts where run_id = $1 order by seller_id, id for update`,
};

export const lockPayoutsOfRun = (db: Connection, runId: string): Promise<PayoutRow[]> => db.run<PayoutRow>(ofRunStatement, [runId]);

const lockPayoutStatement: Statement = {
  name: 'payouts.lock-payout',
  text: `select ${payoutColumns} from payouts where id = $1 for update`,
};

export async function lockPayout(db: Connection, id: string): Promise<PayoutRow | undefined> {
  return (await db.run<PayoutRow>(lockPayoutStatement, [id]))[0];
}

const insertStatement: Statement = {
  name: 'payouts.insert',
  text: `insert into payouts (id, seller_id, state, amount_paise, created_at, state_at) values ($1, $2, 'due', 0, $3, $3) returning ${payoutColumns}`,
};

export async function insertPayout(db: Connection, sellerId: string, now: Date): Promise<PayoutRow> {
  const [row] = await db.run<PayoutRow>(insertStatement, [newId(), sellerId, now.toISOString()]);
  if (!row) throw new Error('a payout was not written');
  return row;
}

const moveStatement: Statement = {
  name: 'payouts.move',
  text: `update payouts set state = $2, run_id = $3, amount_paise = $4, attempt = $5, account_last4 = $6, utr = $7, return_reason = $8,
      state_at = $9, sent_at = $10, bank_id = $11 where id = $1`,
};

/** Writes a payout as it stands after a step. */
export async function writePayout(db: Connection, row: PayoutRow): Promise<void> {
  const { id, state, runId, amountPaise, attempt, bankId, accountLast4, utr, returnReason, stateAt, sentAt } = row;
  const sent = sentAt === null ? null : new Date(sentAt).toISOString();
  await db.run(moveStatement, [
    id,
    state,
    runId,
    amountPaise,
    attempt,
    accountLast4,
    utr,
    returnReason,
    stateAt.toISOString(),
    sent,
    bankId,
  ]);
}

const openOfRunStatement: Statement = {
  name: 'payouts.count-of-run',
  text: 'select count(*)::int as count from payouts where run_id = $1 and state = any($2)',
};

export async function countPayoutsOfRun(db: Connection, runId: string, states: readonly PayoutState[]): Promise<number> {
  return (await db.run<{ count: number }>(openOfRunStatement, [runId, [...states]]))[0]?.count ?? 0;
}

const eventStatement: Statement = {
  name: 'payouts.event',
  text: 'insert into payout_events (run_id, payout_id, event, by, at) values ($1, $2, $3, $4, $5)',
};

/** Records who did what to a run or a payout. */
export async function insertPayoutEvent(
  db: Connection,
  { runId = null, payoutId = null, event, by }: { runId?: string | null; payoutId?: string | null; event: string; by: string },
  now: Date,
): Promise<void> {
  await db.run(eventStatement, [runId, payoutId, event, by, now.toISOString()]);
}
