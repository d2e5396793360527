import { requireRecentPassword } from '#modules/accounts/require-recent-password.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { bankFile } from './bank-file.ts';
import type { RunView } from './desk-contract.ts';
import { answerHold, setHold } from './holds.ts';
import { markPaid, markReturned } from './move-payout.ts';
import { approveRun, dropRun, proposeRun, sendRun } from './move-run.ts';
import type { HoldReason } from './payout-rules.ts';
import { type ListedRun, lockPayout, readRuns } from './run-queries.ts';
import { type Deposit, keepCertificate, recordDeposit } from './tax-certificates.ts';

// Acts of operators at the desk, in their own name.

/** The operator who calls. @throws {DomainError} FORBIDDEN */
function operatorOf(ctx: Context): string {
  if (!ctx.actor) throw new DomainError('FORBIDDEN');
  return ctx.actor.userId;
}

const viewOf = ({ id, state, stateAt, payouts, amountPaise, proposedBy, approvedBy }: ListedRun): RunView => ({
  _id: id,
  state,
  stateAt: stateAt.toISOString(),
  payouts,
  amountPaise,
  ...(proposedBy === null ? {} : { proposedBy }),
  ...(approvedBy === null ? {} : { approvedBy }),
});

type Runs = Promise<{ data: { runs: RunView[] } }>;

/** Lists the latest runs. */
export const listRuns = async (ctx: Context): Runs => ({ data: { runs: (await readRuns(ctx.db)).map(viewOf) } });

/** Proposes a run. @throws {DomainError} REAUTHENTICATE, WRONG_STATE */
export async function proposeByOperator(ctx: Context): Runs {
  requireRecentPassword(ctx);
  const id = await proposeRun(ctx, operatorOf(ctx));
  return { data: { runs: (await readRuns(ctx.db, id)).map(viewOf) } };
}

const steps = { approve: approveRun, send: sendRun, drop: dropRun } as const;

/** Moves a run. @throws {DomainError} REAUTHENTICATE, NOT_FOUND, WRONG_STATE, FORBIDDEN */
export async function moveByOperator(ctx: Context, { id, event }: { id: string; event: keyof typeof steps }): Runs {
  requireRecentPassword(ctx);
  await steps[event](ctx, id, operatorOf(ctx));
  return { data: { runs: (await readRuns(ctx.db, id)).map(viewOf) } };
}

/** Prints a run that was sent for the bank. @throws {DomainError} NOT_FOUND, WRONG_STATE before it is sent */
export async function getBankFile(ctx: Context, { id }: { id: string }): Promise<File> {
  return new File([await bankFile(ctx, id)], `payouts-${id}.csv`, { type: 'text/csv' });
}

async function payoutView(ctx: Context, id: string) {
  const payout = await lockPayout(ctx.db, id);
  if (!payout) throw new DomainError('NOT_FOUND');
  return { data: { payout: { _id: payout.id, state: payout.state, amountPaise: payout.amountPaise } } };
}

/** Notes the answer of the bank. @throws {DomainError} NOT_FOUND, WRONG_STATE */
export async function paidByOperator(ctx: Context, { id, utr }: { id: string; utr: string }) {
  await markPaid(ctx, { id, utr, by: operatorOf(ctx) });
  return payoutView(ctx, id);
}

/** Notes that the bank gave a payout back. @throws {DomainError} NOT_FOUND, WRONG_STATE */
export async function returnedByOperator(ctx: Context, { id, reason }: { id: string; reason: string }) {
  await markReturned(ctx, { id, reason, by: operatorOf(ctx) });
  return payoutView(ctx, id);
}

/** Sets a hold. @throws {DomainError} SELLER_NOT_FOUND, INVALID_INPUT */
export async function holdByOperator(
  ctx: Context,
  input: { slug: string; reason: HoldReason; words: Required<Localized>; capPaise: number; endsOn: string },
) {
  return { data: { hold: await setHold(ctx, { ...input, by: operatorOf(ctx) }) } };
}

/** Answers a hold. @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT */
export async function answerByOperator(ctx: Context, input: { id: string; event: 'lift' | 'uphold'; answer?: Localized | undefined }) {
  await answerHold(ctx, { ...input, by: operatorOf(ctx) });
  return { data: { event: input.event } };
}

/** Notes how taxes of a month were paid. @throws {DomainError} INVALID_INPUT */
export async function depositByOperator(ctx: Context, deposit: Deposit): Promise<{ data: { month: string } }> {
  await recordDeposit(ctx, deposit, operatorOf(ctx));
  return { data: { month: deposit.month } };
}

/** Gives a shop a Form 16A. @throws {DomainError} as `keepCertificate` */
export async function certifyByOperator(
  ctx: Context,
  input: { slug: string; year: string; quarter: number },
): Promise<{ data: { certificate: string } }> {
  return { data: { certificate: await keepCertificate(ctx, input, operatorOf(ctx)) } };
}
