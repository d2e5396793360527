import type { Connection, Statement } from '#platform/database/database.ts';
import type { PayoutState } from './payout-rules.ts';

export interface ListedPayout {
  id: string;
  state: PayoutState;
  amountPaise: number;
  sellerName: string;
  utr: string | null;
}

const ofRunStatement: Statement = {
  name: 'payouts.list-of-run',
  text: `select p.id, p.state, p.amount_paise as "amountPaise", s.seller_name as "sellerName", p.utr
    from payouts p join sellers s on s.id = p.seller_id where p.run_id = $1 order by s.seller_name, p.id`,
};

export const readPayoutsOfRun = (db: Connection, runId: string): Promise<ListedPayout[]> => db.run<ListedPayout>(ofRunStatement, [runId]);
