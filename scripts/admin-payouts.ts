import { parseArgs } from 'node:util';
import { bankFile } from '#modules/payouts/bank-file.ts';
import { answerHold, setHold } from '#modules/payouts/holds.ts';
import { listAllHolds, listPayoutsOfRun } from '#modules/payouts/list-payouts.ts';
import { markPaid, markReturned } from '#modules/payouts/move-payout.ts';
import { approveRun, dropRun, proposeRun, sendRun } from '#modules/payouts/move-run.ts';
import { listRuns } from '#modules/payouts/operate-payouts.ts';
import { holdReasons } from '#modules/payouts/payout-rules.ts';
import type { Context } from '#platform/context.ts';
import { formatRupees } from '#shared/money.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine, readReason, reasonOptions, reasonUsage } from './admin-shops.ts';
import { cliUser } from './cli-user.ts';

export const payoutUsage = `payout [<run>] | propose | approve|sent|drop|file <run> | paid <payout> <UTR> | returned <payout> --why <words of the bank>
  payout hold <seller> ${holdReasons.join('|')} --cap <rupees> --until <day> ${reasonUsage} | lift|uphold <hold> ${reasonUsage} | holds`;

const text = { type: 'string' } as const;
const options = { ...reasonOptions, why: text, cap: text, until: text } as const;

interface Given {
  /** The user of the machine. */
  by: string;
  /** Words after the act. */
  names: string[];
  values: { reason?: string; 'reason-hi'?: string; why?: string; cap?: string; until?: string };
}

function one(names: readonly string[], count = 1): string {
  if (names.length !== count || !names[0]) throw new StartError(`Say what it is about: ${payoutUsage}`);
  return names[0];
}

async function printRuns(ctx: Context): Promise<string> {
  const { runs } = (await listRuns(ctx)).data;
  if (runs.length === 0) return 'There was no run yet.';
  return runs
    .map(({ _id, state, payouts, amountPaise }) => `${_id}  ${state}  ${payouts} payouts  ${formatRupees(amountPaise)}`)
    .join('\n');
}

async function printRun(ctx: Context, id: string): Promise<string> {
  const rows = await listPayoutsOfRun(ctx, id);
  return rows
    .map((row) => `${row.id}  ${row.state}  ${formatRupees(row.amountPaise)}  ${row.sellerName}  ${row.utr ?? ''}`.trim())
    .join('\n');
}

async function printHolds(ctx: Context): Promise<string> {
  const holds = await listAllHolds(ctx);
  if (holds.length === 0) return 'No money is held back.';
  return holds
    .map(({ id, state, reason, capPaise, endsOn, appeal }) =>
      [id, state, reason, `at most ${formatRupees(capPaise)}`, `until ${endsOn}`, appeal ? `appeal: ${appeal.words}` : '']
        .join('  ')
        .trim(),
    )
    .join('\n');
}

async function hold(ctx: Context, { by, names, values }: Given): Promise<string> {
  const [slug, code] = names;
  const reason = holdReasons.find((each) => each === code);
  const words = readReason(values);
  const rupees = Number(values.cap);
  if (!slug || !reason || !words || !Number.isInteger(rupees) || rupees < 1 || !/^\d{4}-\d{2}-\d{2}$/.test(values.until ?? ''))
    throw new StartError(`A hold has a reason, its words, a cap in whole rupees and a last day: ${payoutUsage}`);
  const id = await setHold(ctx, { slug, reason, words, capPaise: rupees * 100, endsOn: values.until ?? '', by });
  return `The hold ${id} is set, and the shop was told.`;
}

async function answer(ctx: Context, event: 'lift' | 'uphold', { by, names, values }: Given): Promise<string> {
  await answerHold(ctx, { id: one(names), event, answer: readReason(values), by });
  return event === 'lift' ? 'The hold is lifted.' : 'The hold stays until its last day.';
}

const acts: Record<string, (ctx: Context, given: Given) => Promise<string>> = {
  propose: async (ctx, { by }) => `The run ${await proposeRun(ctx, by)} is proposed. Another person approves it.`,
  async approve(ctx, { by, names }) {
    await approveRun(ctx, one(names), by);
    return `The run is approved. Next: npm run admin -- payout sent ${names[0]}, then its file`;
  },
  async sent(ctx, { by, names }) {
    const { sent, released } = await sendRun(ctx, one(names), by);
    return `${sent} payouts are sent. ${released} have changed since the run was approved, and wait for the next one.`;
  },
  async drop(ctx, { by, names }) {
    await dropRun(ctx, one(names), by);
    return 'The run is dropped. Its payouts wait for the next one.';
  },
  file: (ctx, { names }) => bankFile(ctx, one(names)),
  async paid(ctx, { by, names }) {
    const utr = names[1] ?? '';
    if (!/^[A-Z0-9]{6,40}$/.test(utr)) throw new StartError('The reference of the bank (UTR) has 6 to 40 letters and digits.');
    await markPaid(ctx, { id: one(names, 2), utr, by });
    return 'The payout is paid.';
  },
  async returned(ctx, { by, names, values }) {
    if (!values.why?.trim()) throw new StartError('Say what the bank says: --why "Account closed".');
    await markReturned(ctx, { id: one(names), reason: values.why.trim().slice(0, 300), by });
    return 'The payout is back, and its shop was told. The next run takes it along.';
  },
  hold,
  lift: (ctx, given) => answer(ctx, 'lift', given),
  uphold: (ctx, given) => answer(ctx, 'uphold', given),
  holds: printHolds,
};

/** Pays sellers: lists, proposes and approves runs, notes what the bank did, holds money back. */
export async function operatePayouts(ctx: Context, args: string[], user: string = cliUser()): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [act, ...names] = positionals;
  if (act === undefined) return printRuns(ctx);
  const run = Object.hasOwn(acts, act) ? acts[act] : undefined;
  return inOneLine(() => (run ? run(ctx, { by: `cli:${user}`, names, values }) : printRun(ctx, act)));
}
