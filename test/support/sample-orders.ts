import type { Context } from '#platform/context.ts';
import { newId, newReadableCode } from '#shared/id.ts';

/** An order that waits for its payment, without lines: what payments see of one. */
export async function addOrder(
  ctx: Context,
  given: { totalPaise?: number; method?: string; state?: 'pending' | 'placed' | 'abandoned'; country?: string } = {},
): Promise<{ id: string; number: string; totalPaise: number }> {
  const { totalPaise = 129_950, method = 'razorpay', state = 'pending', country = 'IN' } = given;
  const id = newId();
  const code = newReadableCode();
  const number = `${code.slice(0, 4)}-${code.slice(4)}`;
  await ctx.db.execute(
    `insert into orders (id, number, state, method, language, subtotal_paise, discount_paise, total_paise, tax_paise, country, created_at, hold_until, placed_at)
      values ($1, $2, $3, $4, 'en', $5, 0, $5, 0, $6, now(), case $3 when 'pending' then now() + interval '15 minutes' end,
        case $3 when 'placed' then now() end)`,
    [id, number, state, method, totalPaise, country],
  );
  await ctx.db.execute(
    `insert into order_contacts (order_id, email, name, phone, line1, city, postal_code, country)
      values ($1, 'asha@example.com', 'Asha Rao', '+919876543210', '12 Rose Lane', 'Jaipur', '302001', $2)`,
    [id, country],
  );
  return { id, number, totalPaise };
}
