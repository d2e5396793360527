import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const cellsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLInputElement>('input[data-column]')];

/** Finds the cell some rows and columns further; rows without a cell in that column are passed over. */
function neighbour(from: HTMLInputElement, rows: number, columns: number): HTMLInputElement | undefined {
  const cells = cellsOf(from.form as HTMLElement);
  const at = { row: Number(from.dataset.row), column: Number(from.dataset.column) + columns };
  if (rows === 0) return cells.find(({ dataset }) => Number(dataset.row) === at.row && Number(dataset.column) === at.column);
  const column = cells.filter(({ dataset }) => Number(dataset.column) === at.column);
  return rows > 0
    ? column.find(({ dataset }) => Number(dataset.row) > at.row)
    : column.findLast(({ dataset }) => Number(dataset.row) < at.row);
}

/** Tells whether the caret stands at the end that an arrow leads over. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement, columns: number) =>
  selectionStart === selectionEnd && selectionStart === (columns < 0 ? 0 : value.length);

/** Makes a form of cells behave like a sheet: keys, pasting from a spreadsheet, and what is changed. */
export function useSheet() {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const mark = (cells: readonly HTMLInputElement[]) =>
    setDirty((before) => {
      const after = new Set(before);
      for (const { name, value, defaultValue } of cells) {
        if (value === defaultValue) after.delete(name);
        else after.add(name);
      }
      return after;
    });
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, key, shiftKey } = event;
    const step = steps[key];
    if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined || !step) return;
    if (step[1] !== 0 && !isAtEnd(target, step[1])) return;
    const found = neighbour(target, key === 'Enter' && shiftKey ? -1 : step[0], step[1]);
    // Enter in the last row stays there: the button saves.
    if (found || key === 'Enter') event.preventDefault();
    found?.focus();
    found?.select();
  };
  const onPaste = (event: ClipboardEvent<HTMLFormElement>) => {
    const { target } = event;
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    const changed: HTMLInputElement[] = [];
    let first: HTMLInputElement | undefined = target;
    for (const row of text.split(/\r?\n/)) {
      for (const [index, value] of row.split('\t').entries()) {
        const cell: HTMLInputElement | undefined = first && (index === 0 ? first : neighbour(first, 0, index));
        if (!cell) continue;
        cell.value = value.trim();
        changed.push(cell);
      }
      first = first && neighbour(first, 1, 0);
    }
    mark(changed);
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.dataset.column !== undefined) mark([target]);
  };
  return { dirty, handlers: { onKeyDown, onPaste, onInput } };
}
