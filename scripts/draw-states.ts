/**
 * Draws docs/states.md from the tables of states. Run it again after a change to
 * one of them: node scripts/draw-states.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftTransitions } from '#modules/drafts/draft-rules.ts';
import { importTransitions } from '#modules/imports/import-rules.ts';
import { applicationClocks, applicationTransitions, finalApplicationStates } from '#modules/onboarding/application-rules.ts';
import { detailChangeTransitions } from '#modules/onboarding/detail-change-rules.ts';
import { paperTransitions } from '#modules/onboarding/paper-rules.ts';
import { orderTransitions } from '#modules/orders/order-rules.ts';
import { finalParcelStates, parcelClocks } from '#modules/orders/parcel-clock-rules.ts';
import { parcelTransitions } from '#modules/orders/parcel-rules.ts';
import { disputeTransitions } from '#modules/payments/dispute-rules.ts';
import { paymentTransitions } from '#modules/payments/payment-rules.ts';
import { refundTransitions } from '#modules/payments/refund-rules.ts';
import { holdTransitions, payoutTransitions, runTransitions } from '#modules/payouts/payout-rules.ts';
import { closedPickupStates, pickupClocks, pickupTransitions } from '#modules/returns/pickup-rules.ts';
import { finalReturnStates, returnClocks, returnTransitions } from '#modules/returns/return-rules.ts';
import { shopClocks, shopTransitions } from '#modules/sellers/shop-rules.ts';
import type { StateClock } from '#shared/state-clock.ts';

const path = join(import.meta.dirname, '../docs/states.md');

/** from × event → to, or from → its next states where the states themselves are what is reported. */
type Table = Record<string, Partial<Record<string, string | Step>> | readonly string[]>;

/** An event with those who may say it, and what follows. */
interface Step {
  to: string;
  by: readonly string[];
  effects?: readonly string[];
}

interface Machine {
  title: string;
  file: string;
  says: string;
  table: Table;
  clocks?: Partial<Record<string, StateClock>>;
  finals?: readonly string[];
}

const machines: readonly Machine[] = [
  {
    title: 'Orders',
    file: 'src/modules/orders/order-rules.ts',
    says: 'An order holds its units for 15 minutes while it is being paid. A payment that comes later takes them again, or goes back.',
    table: orderTransitions,
  },
  {
    title: 'Parcels',
    file: 'src/modules/orders/parcel-rules.ts',
    says: 'One parcel for each seller, and one for each replacement. What comes back after it was delivered is a return.',
    table: parcelTransitions,
    clocks: parcelClocks,
    finals: finalParcelStates,
  },
  {
    title: 'Drafts',
    file: 'src/modules/drafts/draft-rules.ts',
    says: 'What a shop writes about a product, until it is approved. The product on sale stays as it is meanwhile.',
    table: draftTransitions,
  },
  {
    title: 'Imports',
    file: 'src/modules/imports/import-rules.ts',
    says: 'A table of products that a shop sends. Nothing changes before it is applied; it can be undone for seven days, and is deleted after 30.',
    table: importTransitions,
  },
  {
    title: 'Payments',
    file: 'src/modules/payments/payment-rules.ts',
    says: 'Forward only: providers report late, twice and in any order.',
    table: paymentTransitions,
  },
  {
    title: 'Refunds',
    file: 'src/modules/payments/refund-rules.ts',
    says: 'A refund that failed is sent again, or paid by hand or in the provider’s dashboard, by the operator alone. A bank may return money that had gone out. One of a disputed payment waits for the end of the dispute.',
    table: refundTransitions,
  },
  {
    title: 'Disputes',
    file: 'src/modules/payments/dispute-rules.ts',
    says: 'A buyer’s bank takes a payment back. The operator answers in the provider’s dashboard before the term ends, and is reminded three days and one day before and at its end. What the provider keeps back stands under `disputes` in the ledger, what is lost under `chargebacks`.',
    table: disputeTransitions,
  },
  {
    title: 'Runs of payouts',
    file: 'src/modules/payouts/payout-rules.ts',
    says: 'One run is prepared at a time, by two people: one proposes, another approves. The operator is reminded every day of a run that waits. It is settled once the bank has answered for every payout.',
    table: runTransitions,
  },
  {
    title: 'Payouts',
    file: 'src/modules/payouts/payout-rules.ts',
    says: 'What a seller is paid at once: a set of entries of the ledger. What changed since the run was approved leaves it. Money that came back goes out with a later run.',
    table: payoutTransitions,
  },
  {
    title: 'Holds',
    file: 'src/modules/payouts/payout-rules.ts',
    says: 'Money of a seller that is held back, with a reason, a cap and a last day, after which it ends by itself. The shop may appeal once, and is answered within seven days.',
    table: holdTransitions,
  },
  {
    title: 'Returns',
    file: 'src/modules/returns/return-rules.ts',
    says: 'What is broken need not travel back before it is paid for or replaced. A refusal can be reopened.',
    table: returnTransitions,
    clocks: returnClocks,
    finals: finalReturnStates,
  },
  {
    title: 'Pickups of returns',
    file: 'src/modules/returns/pickup-rules.ts',
    says: 'A courier fetches the goods of an approved return from the buyer, who may send them instead until the courier has them. A pickup ends with every step of its return.',
    table: pickupTransitions,
    clocks: pickupClocks,
    finals: closedPickupStates,
  },
  {
    title: 'Requests to sell',
    file: 'src/modules/onboarding/application-rules.ts',
    says: 'An invitation works once and for two weeks; inviting again renews it. What ended without a shop is deleted after 180 days.',
    table: applicationTransitions,
    clocks: applicationClocks,
    finals: finalApplicationStates,
  },
  {
    title: 'Shops',
    file: 'src/modules/sellers/shop-rules.ts',
    says: 'Only an open shop sells. What was ordered before is packed, delivered and returned in every state. Every step is recorded with who took it.',
    table: shopTransitions,
    clocks: shopClocks,
    finals: ['closed'],
  },
  {
    title: 'Papers of shops',
    file: 'src/modules/onboarding/paper-rules.ts',
    says: 'An accepted paper counts until the next is accepted. What is over loses its file at once.',
    table: paperTransitions,
  },
  {
    title: 'Changes of details and makers',
    file: 'src/modules/onboarding/detail-change-rules.ts',
    says: 'What an open shop changes of its details, or of a maker whose page it keeps. What was there before counts until it is accepted; one change of each waits.',
    table: detailChangeTransitions,
  },
];

const name = (state: string) => state.replaceAll('-', '_');

const targetOf = (step: string | Step) => (typeof step === 'string' ? step : step.to);
const stepsOf = (moves: Partial<Record<string, string | Step>>) =>
  Object.entries(moves).flatMap(([event, step]) => (step === undefined ? [] : [[event, step] as const]));

function draw(table: Table, finals: readonly string[] | undefined): string[] {
  const [first = ''] = Object.keys(table);
  const lines = [`[*] --> ${name(first)}`];
  for (const [from, moves] of Object.entries(table)) {
    if (Array.isArray(moves)) for (const to of moves) lines.push(`${name(from)} --> ${name(to)}`);
    else for (const [event, step] of stepsOf(moves as never)) lines.push(`${name(from)} --> ${name(targetOf(step))}: ${event}`);
    const isFinal = finals ? finals.includes(from) : (Array.isArray(moves) ? moves : Object.keys(moves)).length === 0;
    if (isFinal) lines.push(`${name(from)} --> [*]`);
  }
  return lines.map((line) => `    ${line}`);
}

/** A table whose columns are as wide as their longest cell, as the formatter wants it. */
function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [...lines.slice(0, 1), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)];
}

/** Lists who may, what follows, and who is reminded when, for machines that say so. */
function tablesOf({ table, clocks }: Machine): string[] {
  if (!clocks) return [];
  const steps = Object.entries(table).flatMap(([from, moves]) =>
    stepsOf(moves as never).map(([event, step]) => {
      const { to, by, effects = [] } = step as Step;
      return [from, event, to, by.join(', '), effects.join(', ')];
    }),
  );
  const times = Object.entries(clocks).flatMap(([state, clock]) => {
    if (!clock) return [];
    const { of, from, remind, escalate, repeat, expiry } = clock;
    const own = expiry
      ? `${expiry.event}, ${expiry.after} days after the reminder${expiry.exceptCash ? ', not where cash is due' : ''}`
      : '';
    return [[state, from, `${of}, ${remind}`, `${escalate}, every ${repeat}`, own]];
  });
  return [
    ...alignedTable([['state', 'event', 'then', 'said by', 'follows'], ...steps]),
    '',
    'Days until the responsible party is told, and what the shop does by itself in the end:',
    '',
    ...alignedTable([['state', 'counts from', 'reminder to', 'operator', 'then'], ...times]),
    '',
  ];
}

/** The page as the tables say it now. */
export function drawStates(): string {
  const parts = machines.flatMap((machine) => [
    `## ${machine.title}`,
    '',
    `${machine.says} The table is in \`${machine.file}\`.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...draw(machine.table, machine.finals),
    '```',
    '',
    ...tablesOf(machine),
  ]);
  return [
    '# States',
    '',
    'Drawn from the tables in the code by `node scripts/draw-states.ts`; a test fails where this page is behind them.',
    '',
    ...parts,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The page as it is. */
export const drawnStates = () => readFileSync(path, 'utf8');

if (import.meta.main) writeFileSync(path, drawStates());
