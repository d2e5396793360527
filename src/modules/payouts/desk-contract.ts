import { z } from 'zod';
import { deskEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { paise } from '#shared/schemas.ts';
import { holdReasons, payoutStates, runStates } from './payout-rules.ts';

export const payoutsTag = { name: 'Payouts', description: 'What sellers are paid, when, and what waits.' };
const tags = [payoutsTag.name];

/** `state` is that of the run, the payout or the hold; `empty` where nothing can be paid. */
export const wrongPayoutState = defineError('WRONG_STATE', { state: z.string() });

const id = z.string().max(40);
const inBoth = z.object({ en: z.string().trim().min(1).max(1_000), hi: z.string().trim().min(1).max(1_000) });
const isoDay = z.iso.date();

const run = z.object({
  _id: z.string(),
  state: z.enum(runStates),
  stateAt: z.string(),
  payouts: z.int(),
  amountPaise: paise,
  proposedBy: z.string().optional(),
  approvedBy: z.string().optional(),
});
export type RunView = z.infer<typeof run>;
const runs = z.object({ data: z.object({ runs: z.array(run) }) });

const payout = z.object({ _id: z.string(), state: z.enum(payoutStates), amountPaise: paise });
const moved = z.object({ data: z.object({ payout }) });

/** Steps of a run that the operator takes. */
export const operatorRunEvents = ['approve', 'send', 'drop'] as const;

export const deskContract = {
  listRuns: deskEndpoint('payouts')
    .route({ method: 'GET', path: '/desk/payout-runs', summary: 'Runs of payouts, the latest first', tags })
    .output(runs),
  proposeRun: deskEndpoint('payouts')
    .errors(declareErrors(wrongPayoutState, 'REAUTHENTICATE'))
    .route({
      method: 'POST',
      path: '/desk/payout-runs',
      summary: 'Gather what can be paid to sellers, and propose it',
      description: 'Answers WRONG_STATE where another run is prepared, or with `empty` where nothing can be paid.',
      tags,
    })
    .output(runs),
  moveRun: deskEndpoint('payouts')
    .errors(declareErrors(wrongPayoutState, 'REAUTHENTICATE'))
    .route({
      method: 'POST',
      path: '/desk/payout-runs/{id}/steps',
      summary: 'Approve a run, note that it was sent to the bank, or drop it',
      description: 'Another person approves than the one who proposed (FORBIDDEN). What changed since leaves the run when it is sent.',
      tags,
    })
    .input(z.object({ id, event: z.enum(operatorRunEvents) }))
    .output(runs),
  getBankFile: deskEndpoint('payouts')
    .meta({ work: 'export' })
    .errors(declareErrors(wrongPayoutState))
    .route({ method: 'GET', path: '/desk/payout-runs/{id}/file', summary: 'A run that was sent as CSV for the bank', tags })
    .input(z.object({ id }))
    .output(z.file()),
  markPaid: deskEndpoint('payouts')
    .errors(declareErrors(wrongPayoutState))
    .route({ method: 'POST', path: '/desk/payouts/{id}/paid', summary: 'Note that the bank paid a payout', tags })
    .input(z.object({ id, utr: z.string().regex(/^[A-Z0-9]{6,40}$/, { error: 'The reference of the bank, letters and digits.' }) }))
    .output(moved),
  markReturned: deskEndpoint('payouts')
    .errors(declareErrors(wrongPayoutState))
    .route({
      method: 'POST',
      path: '/desk/payouts/{id}/returned',
      summary: 'Note that the bank gave a payout back',
      description: 'The seller is owed it again, and reads the reason.',
      tags,
    })
    .input(z.object({ id, reason: z.string().trim().min(1).max(300) }))
    .output(moved),
  setHold: deskEndpoint('payouts')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/desk/sellers/{slug}/holds',
      summary: 'Hold money of a seller back, up to a cap and until a day',
      description: 'The shop reads the words and can appeal. It ends by itself, after 90 days at the latest.',
      tags,
    })
    .input(
      z.object({
        slug: z.string().max(120),
        reason: z.enum(holdReasons),
        words: inBoth,
        capPaise: z.int().min(1),
        endsOn: isoDay.meta({ description: 'Its last day' }),
      }),
    )
    .output(z.object({ data: z.object({ hold: z.string() }) })),
  answerHold: deskEndpoint('payouts')
    .errors(declareErrors(wrongPayoutState))
    .route({ method: 'POST', path: '/desk/holds/{id}/steps', summary: 'Lift a hold, or uphold it against an appeal', tags })
    .input(z.object({ id, event: z.enum(['lift', 'uphold']), answer: inBoth.optional().meta({ description: 'Needed to uphold' }) }))
    .output(z.object({ data: z.object({ event: z.string() }) })),
};
