import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized, paise } from '#shared/schemas.ts';
import { payoutsTag, wrongPayoutState } from './desk-contract.ts';
import { holdReasons, holdStates, payoutStates } from './payout-rules.ts';

const tags = [payoutsTag.name];
const shop = z.string().max(120);
const id = z.string().max(40);
/** Negative where the shop owes it. */
const signedPaise = z.int().meta({ description: 'Integer paise; negative where the shop owes it' });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Reasons for which money waits; `hold`: it is held back. */
export const waits = ['delivery', 'window', 'return', 'hold'] as const;

const waitingLine = z.object({
  line: z.string().optional().meta({ description: 'Missing for what belongs to no line, such as goodwill' }),
  title: localized.optional(),
  order: z.string().optional().meta({ description: 'Number of the order' }),
  amountPaise: signedPaise,
  wait: z.enum(['due', ...waits]),
  until: z.string().optional().meta({ description: 'End of the return window' }),
});
export type MoneyLine = z.infer<typeof waitingLine>;

const payout = z.object({
  _id: z.string(),
  state: z.enum(payoutStates),
  amountPaise: paise,
  stateAt: z.string(),
  sentAt: z.string().optional(),
  accountLast4: z.string().optional(),
  utr: z.string().optional(),
  returnReason: z.string().optional().meta({ description: 'In the words of the bank' }),
});
export type ShopPayout = z.infer<typeof payout>;

const appeal = z.object({
  words: z.string(),
  at: z.string(),
  answerDue: z.string(),
  answer: localized.optional(),
  answeredAt: z.string().optional(),
});
const hold = z.object({
  _id: z.string(),
  state: z.enum(holdStates),
  reason: z.enum(holdReasons),
  words: localized,
  capPaise: paise,
  endsOn: z.string(),
  setAt: z.string(),
  appeal: appeal.optional(),
});
export type ShopHold = z.infer<typeof hold>;

export const money = z.object({
  balancePaise: signedPaise.meta({ description: 'What the books owe the shop, all that waits included' }),
  next: z.object({
    on: z.string().meta({ description: 'Day of the next run' }),
    amountPaise: signedPaise,
    waitsFor: z.enum(['bank-account', 'balance']).optional().meta({ description: '`balance`: there is nothing to pay' }),
  }),
  waiting: z.array(z.object({ wait: z.enum(waits), amountPaise: signedPaise, lines: z.int() })),
  lines: z.array(waitingLine).meta({ description: 'What is not paid, the latest first; 200 at most' }),
  holds: z.array(hold),
  months: z.array(z.string()).meta({ description: 'Months that have a statement, the latest first' }),
});
export type MoneyView = z.infer<typeof money>;

/** Steps from the price of a line to what its shop gets. */
export const waterfallSteps = ['price', 'coupon', 'commission', 'commission-gst', 'tcs', 'tds', 'refund'] as const;

const step = z.object({
  step: z.enum(waterfallSteps),
  amountPaise: signedPaise,
  rateBp: z.int().optional().meta({ description: 'Basis points' }),
  from: z.string().optional().meta({ description: 'Day from which the rate holds' }),
  law: z.string().optional(),
});
export const moneyLine = z.object({
  line: z.string(),
  order: z.string(),
  title: localized,
  qty: z.int(),
  soldAt: z.string(),
  steps: z.array(step),
  gst: z.object({ amountPaise: paise, rateBp: z.int(), from: z.string().optional(), law: z.string().optional() }).meta({
    description: 'Tax inside the price, which the shop pays to the state itself',
  }),
  couponFundedBy: z.enum(['operator', 'seller']).optional(),
  yoursPaise: signedPaise,
  wait: z
    .enum(['due', ...waits])
    .optional()
    .meta({ description: 'Missing once it is paid' }),
  until: z.string().optional(),
  payouts: z.array(payout.pick({ _id: true, state: true, sentAt: true })),
});
export type MoneyLineView = z.infer<typeof moneyLine>;

export const statementColumns = ['buyer', 'coupons', 'commission', 'commission-gst', 'tcs', 'tds', 'seller'] as const;
const statementRow = z.object({
  at: z.string(),
  kind: z.string(),
  reference: z.string().meta({ description: 'Name of the posting in the books' }),
  order: z.string().optional(),
  line: z.string().optional(),
  title: localized.optional(),
  amounts: z.record(z.enum(statementColumns), signedPaise),
});
export type StatementRowView = z.infer<typeof statementRow>;
export const monthView = z.object({
  month: z.string(),
  openingPaise: signedPaise,
  closingPaise: signedPaise,
  rows: z.array(statementRow),
});
export type MonthView = z.infer<typeof monthView>;

const read = shopEndpoint('statements');

export const shopContract = {
  getMoney: read
    .route({ method: 'GET', path: '/shops/{shop}/money', summary: 'Balance of a shop, its next payout, and what waits for what', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: money })),
  listShopPayouts: read
    .route({ method: 'GET', path: '/shops/{shop}/money/payouts', summary: 'Payouts of a shop, the latest 100', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ payouts: z.array(payout) }) })),
  getShopPayout: read
    .route({ method: 'GET', path: '/shops/{shop}/money/payouts/{id}', summary: 'A payout with its lines', tags })
    .input(z.object({ shop, id }))
    .output(z.object({ data: z.object({ payout, lines: z.array(waitingLine.omit({ wait: true, until: true })) }) })),
  getMoneyLine: read
    .route({ method: 'GET', path: '/shops/{shop}/money/lines/{id}', summary: 'A sold line, from its price to what the shop gets', tags })
    .input(z.object({ shop, id }))
    .output(z.object({ data: moneyLine })),
  getMonth: read
    .route({ method: 'GET', path: '/shops/{shop}/money/months/{month}', summary: 'The statement of a month, such as 2026-11', tags })
    .input(z.object({ shop, month }))
    .output(z.object({ data: monthView })),
  getMonthCsv: read
    .meta({ work: 'export' })
    .route({ method: 'GET', path: '/shops/{shop}/money/months/{month}/csv', summary: 'The statement of a month as CSV', tags })
    .input(z.object({ shop, month }))
    .output(z.file()),
  getMonthPdf: read
    .meta({ work: 'document' })
    .route({ method: 'GET', path: '/shops/{shop}/money/months/{month}/pdf', summary: 'The statement of a month as PDF', tags })
    .input(z.object({ shop, month }))
    .output(z.file()),
  getShopHold: read
    .route({
      method: 'GET',
      path: '/shops/{shop}/money/holds/{id}',
      summary: 'Money that is held back: why, how much and until when',
      tags,
    })
    .input(z.object({ shop, id }))
    .output(z.object({ data: hold })),
  appealHold: shopEndpoint('money')
    .errors(declareErrors(wrongPayoutState))
    .route({
      method: 'POST',
      path: '/shops/{shop}/money/holds/{id}/appeal',
      summary: 'Appeal against a hold, once',
      description: 'A person answers within seven days.',
      tags,
    })
    .input(z.object({ shop, id, words: z.string().trim().min(1, { error: 'Fill this in.' }).max(2_000) }))
    .output(z.object({ data: hold })),
};
