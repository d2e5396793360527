import type { returnReasons } from '#modules/orders/contract.ts';
import { selectedLines } from './selected-lines.ts';

type Reason = (typeof returnReasons)[number];

/** What the call takes of the form: the pieces with their reasons, the wish and the words. The call checks all of it. */
export function parseReport(values: Record<string, string>) {
  const lines = selectedLines(values).map((line) => ({ ...line, reason: (values[`reason.${line.lineId}`] ?? 'damaged') as Reason }));
  return { lines, wish: values.wish === 'replacement' ? ('replacement' as const) : ('refund' as const), message: values.message ?? '' };
}
