export const importStates = ['sent', 'read', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed', 'expired'] as const;
/** Standing of an import between its file and its end. */
export type ImportState = (typeof importStates)[number];

export const verdicts = ['new', 'changed', 'same', 'refused'] as const;
/** Result of the check of a row: it adds a product, changes one, changes nothing, or is refused. */
export type Verdict = (typeof verdicts)[number];

/** End of a row: applied, refused at that time, taken back, or changed by others since it was applied. */
export type ImportOutcome = 'done' | 'failed' | 'undone' | 'touched';

export const importEvents = ['check', 'confirm', 'apply', 'stop', 'undo'] as const;
/** Events of a person; `read`, `finish`, `fail` and `expire` are those of the software. */
export type ImportEvent = (typeof importEvents)[number] | 'read' | 'finish' | 'fail' | 'expire';

/** Bytes of a file. */
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportRows = 5_000;
/** Days in which an import can be undone, and after which its file and its rows are deleted. */
export const undoDays = 7;
export const retentionDays = 30;

const gone = { expire: 'expired' } as const;

/**
 * Allowed transitions of an import: state × event → state. Applied rows stay as they are when the others are
 * checked again. `apply` and `undo` said once more start work that was cut off.
 */
export const importTransitions: Record<ImportState, Partial<Record<ImportEvent, ImportState>>> = {
  sent: { read: 'read', fail: 'failed', ...gone },
  read: { check: 'checked', ...gone },
  checked: { check: 'checked', confirm: 'checked', apply: 'applying', undo: 'undoing', ...gone },
  applying: { apply: 'applying', stop: 'checked', finish: 'applied', ...gone },
  applied: { check: 'checked', undo: 'undoing', ...gone },
  undoing: { undo: 'undoing', finish: 'undone', ...gone },
  undone: gone,
  failed: gone,
  expired: {},
};

/** Tells whether a price moves by more than half of what it was. */
export const isPriceJump = (before: number, after: number): boolean => Math.abs(after - before) * 2 > before;
