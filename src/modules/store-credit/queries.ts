import type { Connection, Statement } from '#platform/database/database.ts';
import type { CreditSource } from './contract.ts';

const openStatement: Statement = {
  name: 'store-credit.open',
  text: `with opened as (insert into store_credit_accounts (id, user_id, opened_at) values ($1, $2, $3) on conflict (user_id) do nothing returning id)
    select id from opened union all select id from store_credit_accounts where user_id = $2 limit 1`,
};

/** Opens the account of a person, or gives the one that there is. Lock the person first. */
export async function insertAccount(db: Connection, id: string, userId: string, at: Date): Promise<string> {
  const [row] = await db.run<{ id: string }>(openStatement, [id, userId, at.toISOString()]);
  if (!row) throw new Error('no store credit account');
  return row.id;
}

const ofPersonStatement: Statement = {
  name: 'store-credit.of-person',
  text: 'select id from store_credit_accounts where user_id = $1',
};

export async function readAccountOf(db: Connection, userId: string): Promise<string | undefined> {
  return (await db.run<{ id: string }>(ofPersonStatement, [userId]))[0]?.id;
}

const lockStatement: Statement = {
  name: 'store-credit.lock',
  text: 'select user_id as "userId" from store_credit_accounts where id = $1 for no key update',
};

/** Locks an account until the transaction ends: what is spent of it is counted under the lock. */
export async function lockAccount(db: Connection, id: string): Promise<{ userId: string | null } | undefined> {
  return (await db.run<{ userId: string | null }>(lockStatement, [id]))[0];
}

const balanceStatement: Statement = {
  name: 'store-credit.balance',
  text: `select coalesce(-sum(e.amount_paise), 0)::bigint as balance from store_credit_movements m
    join ledger_entries e on e.transaction_id = m.transaction_id and e.account = 'store-credit' where m.account_id = $1`,
};

/** Sums the postings of an account, in paise. */
export async function readBalance(db: Connection, accountId: string): Promise<number> {
  return (await db.run<{ balance: number }>(balanceStatement, [accountId]))[0]?.balance ?? 0;
}

const insertStatement: Statement = {
  name: 'store-credit.insert-movement',
  text: `insert into store_credit_movements (transaction_id, account_id, source, order_number, at) values ($1, $2, $3, $4, $5)
    on conflict (transaction_id) do nothing`,
};

export interface MovementRow {
  transactionId: string;
  accountId: string;
  source: CreditSource;
  orderNumber: string | null;
  at: Date;
}

/** Notes whose a posting is. Post it to the ledger first. */
export async function insertMovement(db: Connection, row: MovementRow): Promise<void> {
  const { transactionId, accountId, source, orderNumber, at } = row;
  await db.run(insertStatement, [transactionId, accountId, source, orderNumber, at.toISOString()]);
}

const insertReasonStatement: Statement = {
  name: 'store-credit.insert-reason',
  text: 'insert into store_credit_reasons (transaction_id, reason) values ($1, $2) on conflict do nothing',
};

export async function insertReason(db: Connection, transactionId: string, reason: string): Promise<void> {
  await db.run(insertReasonStatement, [transactionId, reason]);
}

const movementsStatement: Statement = {
  name: 'store-credit.movements',
  text: `select m.id::text as id, -e.amount_paise as "amountPaise", m.source, m.order_number as "orderNumber", r.reason, m.at
    from store_credit_movements m join ledger_entries e on e.transaction_id = m.transaction_id and e.account = 'store-credit'
      left join store_credit_reasons r on r.transaction_id = m.transaction_id
    where m.account_id = $1 order by m.id desc limit $2`,
};

export interface MovementView {
  id: string;
  amountPaise: number;
  source: CreditSource;
  orderNumber: string | null;
  reason: string | null;
  at: Date;
}

/** Reads the changes of an account, latest first. */
export async function readMovements(db: Connection, accountId: string, limit: number): Promise<MovementView[]> {
  return (await db.run<MovementView>(movementsStatement, [accountId, limit])).map((row) => ({ ...row, at: new Date(row.at) }));
}

const ofOrderStatement: Statement = {
  name: 'store-credit.of-order',
  text: `select m.account_id as "accountId", count(*) over ()::int as movements,
      sum(e.amount_paise) over ()::bigint as "heldPaise"
    from store_credit_movements m join ledger_entries e on e.transaction_id = m.transaction_id and e.account = 'store-credit'
    where m.order_number = $1 and m.source in ('order', 'order-back') order by m.id desc limit 1`,
};

export interface CreditOfOrder {
  accountId: string;
  /** Times that credit was used for it or given back. */
  movements: number;
  /** Credit in it now, in paise. */
  heldPaise: number;
}

/** Reads what store credit is in an order; undefined where there never was any. Lock the order first. */
export async function readCreditOfOrder(db: Connection, orderNumber: string): Promise<CreditOfOrder | undefined> {
  return (await db.run<CreditOfOrder>(ofOrderStatement, [orderNumber]))[0];
}

const refundedStatement: Statement = {
  name: 'store-credit.of-transactions',
  text: `select m.account_id as "accountId", -sum(e.amount_paise)::bigint as "amountPaise" from store_credit_movements m
    join ledger_entries e on e.transaction_id = m.transaction_id and e.account = 'store-credit'
    where m.transaction_id = any($1) or m.transaction_id like $2 group by m.account_id`,
};

/** Sums what came to accounts by postings of these names, and by those of this pattern, in paise. */
export async function readPostings(
  db: Connection,
  names: readonly string[],
  pattern: string,
): Promise<{ accountId: string; amountPaise: number }[]> {
  return db.run(refundedStatement, [names, pattern]);
}

const closeStatement: Statement = {
  name: 'store-credit.close',
  text: `with reasons as (delete from store_credit_reasons where transaction_id in (select transaction_id from store_credit_movements where account_id = $1))
    update store_credit_accounts set user_id = null where id = $1`,
};

/** Parts an account from its person, and forgets what was written about it. */
export async function closeAccount(db: Connection, accountId: string): Promise<void> {
  await db.run(closeStatement, [accountId]);
}
