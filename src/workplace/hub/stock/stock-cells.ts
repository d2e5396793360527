import type { SheetCell, SheetResult, SheetRow } from '#modules/catalog/shop-contract.ts';
import { paiseOf, rupeesOf } from '#shared/rupees.ts';

/** A cell of the sheet. Its name carries what was seen, so that the form works without scripts. */
export interface Cell {
  kind: SheetCell['kind'];
  /** Stays the same when the cell is saved. */
  key: string;
  name: string;
  text: string;
}

export const countCell = ({ product, variant, units }: SheetRow): Cell => ({
  kind: 'units',
  key: `units.${product}.${variant}`,
  name: `units.${product}.${variant}.${units}`,
  text: String(units),
});

export const priceCell = ({ product, version, basePricePaise }: SheetRow): Cell => ({
  kind: 'price',
  key: `price.${product}`,
  name: `price.${product}.${version}.${basePricePaise}`,
  text: rupeesOf(basePricePaise),
});

const keyOf = (cell: SheetCell) => (cell.kind === 'units' ? `units.${cell.product}.${cell.variant}` : `price.${cell.product}`);

/** Result of a saved sheet, for the page that shows it. */
export interface SheetAnswer {
  saved: number;
  isUndo: boolean;
  /** Codes of faults, and what was typed there, by the keys of cells. */
  faults: Record<string, { code: string; typed: string }>;
  /** Cells that take the save back. */
  undo: SheetCell[];
}

interface TypedCell {
  cell: SheetCell;
  typed: string;
}

/** Reads the changed cells of a form; a text that is no number becomes one that the API refuses. */
export function readCells(form: Readonly<Record<string, string>>): TypedCell[] {
  return Object.entries(form).flatMap(([name, typed]): TypedCell[] => {
    const [kind, product = '', other = '', last = ''] = name.split('.');
    const seen = Number(last);
    if (kind === 'units') {
      const value = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : -1;
      return value === seen ? [] : [{ typed, cell: { kind, product, variant: other, seen, value } }];
    }
    if (kind !== 'price') return [];
    const value = paiseOf(typed) ?? -1;
    return value === seen ? [] : [{ typed, cell: { kind, product, version: Number(other), seen, value } }];
  });
}

/** Puts the results of cells together. */
export function answerOf(sent: readonly TypedCell[], results: readonly SheetResult[], isUndo: boolean): SheetAnswer {
  const faults: SheetAnswer['faults'] = {};
  for (const [index, { cell, typed }] of sent.entries()) {
    const fault = results[index]?.fault;
    if (fault) faults[keyOf(cell)] = { code: fault === 'wrong' ? (cell.kind === 'units' ? 'wrongUnits' : 'wrongPrice') : fault, typed };
  }
  const undo = results.flatMap((result) => result.undo ?? []);
  return { saved: undo.length, isUndo, faults, undo: isUndo ? [] : undo };
}
