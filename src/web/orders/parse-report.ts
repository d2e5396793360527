import type { returnReasons } from '#modules/orders/contract.ts';
import type { Remedy } from '#modules/orders/parcel-contract.ts';
import { selectedLines } from './selected-lines.ts';

type Reason = (typeof returnReasons)[number];

/**
 * Parses the form into lines with reasons, the wanted outcome and the message. The API validates all of it.
 */
export function parseReport(values: Record<string, string>) {
  const lines = selectedLines(values).map((line) => ({ ...line, reason: (values[`reason.${line.lineId}`] ?? 'damaged') as Reason }));
  const remedy: Remedy = values.wish === 'replacement' || values.wish === 'store-credit' ? values.wish : 'refund';
  return { lines, wish: remedy, message: values.message ?? '' };
}
