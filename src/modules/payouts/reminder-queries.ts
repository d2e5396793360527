import type { Connection, Statement } from '#platform/database/database.ts';

export interface WaitingRun {
  id: string;
  state: 'gathering' | 'proposed' | 'approved' | 'sent';
  payouts: number;
  amountPaise: number;
}

const remindStatement: Statement = {
  name: 'payouts.remind-of-runs',
  text: `with waiting as (
      update payout_runs r set reminded_at = $1
      where r.state in ('gathering', 'proposed', 'approved', 'sent') and coalesce(r.reminded_at, r.state_at) < $1::timestamptz - interval '20 hours'
        and exists (select from payouts p where p.run_id = r.id and p.state in ('in-run', 'sent'))
      returning r.id, r.state
    )
    select w.id, w.state, count(p.id)::int as payouts, sum(p.amount_paise)::bigint as "amountPaise"
    from waiting w join payouts p on p.run_id = w.id and p.state in ('in-run', 'sent') group by w.id, w.state order by w.id`,
};

/** Marks the runs that have waited for a day as told of. */
export const markRunsReminded = (db: Connection, now: Date): Promise<WaitingRun[]> =>
  db.run<WaitingRun>(remindStatement, [now.toISOString()]);
