/** Commands of the operator on refunds. */
import { parseArgs } from 'node:util';
import { listCashRefunds } from '#modules/payments/cash-refund-file.ts';
import { bankRef } from '#modules/payments/endpoints-contract.ts';
import { resolveRefund } from '#modules/payments/resolve-refund.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';

export const refundUsage = 'refund <id> done|again|bounced [--ref <bank reference>]';

export async function operateRefund(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ref: { type: 'string' } } });
  const [id, act] = positionals;
  if (id === undefined || (act !== 'done' && act !== 'again' && act !== 'bounced') || positionals.length !== 2)
    throw new StartError('Name the refund and what to do: npm run admin -- refund k7m2qx4pabcdef done --ref 412345678901');
  const ref = values.ref === undefined ? undefined : bankRef.safeParse(values.ref);
  if (ref?.success === false) throw new StartError('--ref is the reference of the bank (UTR): 10 to 22 letters and digits.');
  if (!(await resolveRefund(ctx, id, act, ref?.data))) throw new StartError(`There is no refund ${id} that waits for that.`);
  return `Refund ${id} is ${{ done: 'done and in the books', again: 'sent again', bounced: 'owed again' }[act]}.`;
}

export async function printRefundFile(ctx: Context): Promise<string> {
  const { data } = await listCashRefunds(ctx);
  return data.csv.trimEnd();
}
