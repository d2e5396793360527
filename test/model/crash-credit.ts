import type { Context } from '#platform/context.ts';

export interface Account {
  email: string;
  password: string;
}

/** Store credit that the operator gives, in paise: with it the next order is paid in part, or wholly. */
export const giftPaise = { small: 60_050, large: 150_050 };

/** The accounts of the buyers who pay with store credit. */
export const crashAccounts = (buyers: number): (Account & { role: 'buyer'; name: string })[] =>
  Array.from({ length: buyers }, (_, index) => ({
    role: 'buyer',
    name: 'Asha Verma',
    email: `regular-${index}@example.com`,
    password: 'blue lotus pond',
  }));

/** Compares the store credit that was spent and given with what was acknowledged, each once. */
export async function inspectCredit(
  ctx: Context,
  acknowledged: readonly { number: string; creditPaise: number }[],
  gifts: readonly string[],
): Promise<string[]> {
  const { rows } = await ctx.db.execute(
    `select o.number, o.credit_paise::int as credit, (select count(*)::int from store_credit_movements m join ledger_entries e using (transaction_id)
        where e.order_id = o.id and e.account = 'goodwill') as gifts,
        (select coalesce(sum(e.amount_paise), 0)::int from store_credit_movements m join ledger_entries e using (transaction_id)
        where e.order_id = o.id and e.account = 'store-credit' and m.source = 'order') as spent
      from orders o`,
  );
  const stored = new Map((rows as { number: string; credit: number; gifts: number; spent: number }[]).map((row) => [row.number, row]));
  const wrong = acknowledged.flatMap(({ number, creditPaise }) => {
    const row = stored.get(number);
    if (!row) return [];
    const expected = [creditPaise, creditPaise, Number(gifts.includes(number))];
    const found = [row.credit, row.spent, row.gifts];
    return String(found) === String(expected) ? [] : [`${number}: credit, spent and gifts are ${found}, not ${expected}`];
  });
  const negative =
    await ctx.db.execute(`select m.account_id as id from store_credit_movements m join ledger_entries e using (transaction_id)
    where e.account = 'store-credit' group by 1 having sum(e.amount_paise) > 0`);
  return [...wrong, ...negative.rows.map(({ id }) => `the balance of ${id} is below nothing`)];
}
