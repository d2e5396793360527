/** Draws docs/states.md from the tables of states. Run it again after a change to one of them: node scripts/draw-states.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderTransitions } from '#modules/orders/order-rules.ts';
import { parcelTransitions } from '#modules/orders/parcel-rules.ts';
import { paymentTransitions } from '#modules/payments/payment-rules.ts';
import { refundTransitions } from '#modules/payments/refund-rules.ts';
import { returnTransitions } from '#modules/returns/return-rules.ts';

const path = join(import.meta.dirname, '../docs/states.md');

/** from × event → to, or from → its next states where the states themselves are what is reported. */
type Table = Record<string, Partial<Record<string, string>> | readonly string[]>;

interface Machine {
  title: string;
  file: string;
  says: string;
  table: Table;
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
    says: 'One parcel for each seller. What comes back after it was delivered is a return.',
    table: parcelTransitions,
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
    says: 'A refund that failed is sent again, or paid by hand, by the operator alone.',
    table: refundTransitions,
  },
  {
    title: 'Returns',
    file: 'src/modules/returns/return-rules.ts',
    says: 'What is broken need not travel back before it is paid for or replaced. A refusal can be reopened.',
    table: returnTransitions,
  },
];

const name = (state: string) => state.replaceAll('-', '_');

function draw(table: Table): string[] {
  const [first = ''] = Object.keys(table);
  const lines = [`[*] --> ${name(first)}`];
  for (const [from, moves] of Object.entries(table)) {
    if (Array.isArray(moves)) for (const to of moves) lines.push(`${name(from)} --> ${name(to)}`);
    else for (const [event, to] of Object.entries(moves)) lines.push(`${name(from)} --> ${name(String(to))}: ${event}`);
    if ((Array.isArray(moves) ? moves : Object.keys(moves)).length === 0) lines.push(`${name(from)} --> [*]`);
  }
  return lines.map((line) => `    ${line}`);
}

/** The page as the tables say it now. */
export function drawStates(): string {
  const parts = machines.flatMap(({ title, file, says, table }) => [
    `## ${title}`,
    '',
    `${says} The table is in \`${file}\`.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...draw(table),
    '```',
    '',
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
