export const runStates = ['gathering', 'proposed', 'approved', 'sent', 'settled', 'dropped'] as const;
export type RunState = (typeof runStates)[number];
export type RunEvent = 'propose' | 'approve' | 'send' | 'settle' | 'drop';

export const payoutStates = ['due', 'in-run', 'sent', 'paid', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];
export type PayoutEvent = 'gather' | 'release' | 'send' | 'pay' | 'return' | 'requeue';

export const holdStates = ['set', 'appealed', 'lifted', 'upheld', 'ended'] as const;
export type HoldState = (typeof holdStates)[number];
export type HoldEvent = 'appeal' | 'lift' | 'uphold' | 'end';

/** Reasons for which money of a seller is held back. */
export const holdReasons = ['many-returns', 'undelivered', 'chargebacks', 'identity-check', 'court-order'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Parties that move a payout; `shop` is its clock. */
type Actor = 'seller' | 'operator' | 'shop';

interface Step<State> {
  to: State;
  by: readonly Actor[];
  effects?: readonly ('post' | 'post-back')[];
}
type Table<State extends string, Event extends string> = Record<State, Partial<Record<Event, Step<State>>>>;

const operator = ['operator'] as const;

/** Allowed transitions of a run. Another person approves it than the one who proposed it. */
export const runTransitions: Table<RunState, RunEvent> = {
  gathering: { propose: { to: 'proposed', by: operator }, drop: { to: 'dropped', by: operator } },
  proposed: { approve: { to: 'approved', by: operator }, drop: { to: 'dropped', by: operator } },
  approved: { send: { to: 'sent', by: operator }, drop: { to: 'dropped', by: operator } },
  sent: { settle: { to: 'settled', by: ['shop'] } },
  settled: {},
  dropped: {},
};

/** Allowed transitions of a payout: money leaves with `send`, and is back with `return`. */
export const payoutTransitions: Table<PayoutState, PayoutEvent> = {
  due: { gather: { to: 'in-run', by: ['operator', 'shop'] } },
  'in-run': { release: { to: 'due', by: ['operator', 'shop'] }, send: { to: 'sent', by: operator, effects: ['post'] } },
  sent: { pay: { to: 'paid', by: operator }, return: { to: 'returned', by: operator, effects: ['post-back'] } },
  // A bank may find out later that an account is closed.
  paid: { return: { to: 'returned', by: operator, effects: ['post-back'] } },
  returned: { requeue: { to: 'due', by: ['operator', 'shop'] } },
};

/** Allowed transitions of a hold. */
export const holdTransitions: Table<HoldState, HoldEvent> = {
  set: {
    appeal: { to: 'appealed', by: ['seller'] },
    lift: { to: 'lifted', by: operator },
    end: { to: 'ended', by: ['shop'] },
  },
  appealed: {
    uphold: { to: 'upheld', by: operator },
    lift: { to: 'lifted', by: operator },
    end: { to: 'ended', by: ['shop'] },
  },
  upheld: { lift: { to: 'lifted', by: operator }, end: { to: 'ended', by: ['shop'] } },
  lifted: {},
  ended: {},
};

/** States in which a hold holds money back, until its last day. */
export const activeHoldStates: readonly HoldState[] = ['set', 'appealed', 'upheld'];

/** Days within which an appeal is answered. */
export const appealDays = 7;

/** Reasons for which money of a line waits; `due`: it does not. */
export type Wait = 'due' | 'delivery' | 'window' | 'return';

/** An entry of a seller's account that no payout has sent. */
export interface UnpaidEntry {
  id: number;
  /** Undefined for what belongs to no line, such as goodwill. */
  lineId?: string | undefined;
  /** Positive: owed to the seller. */
  paise: number;
  wait: Wait;
}

export interface Chosen {
  /** Entries that are paid together. */
  entryIds: number[];
  amountPaise: number;
  /** Sum that holds keep back, never more than their cap. */
  heldPaise: number;
  heldLineIds: string[];
}

/**
 * Chooses the entries that can be paid now. All entries of a line go together; holds keep back lines as a
 * whole, the newest first, as many as fit below the cap. What the seller owes is always counted.
 * @param entries the oldest first
 * @param capPaise sum of the caps of the holds that stand
 */
export function chooseEntries(entries: readonly UnpaidEntry[], capPaise: number): Chosen {
  const groups = new Map<string, { lineId?: string | undefined; ids: number[]; paise: number }>();
  for (const { id, lineId, paise, wait } of entries) {
    if (wait !== 'due') continue;
    const key = lineId ?? `entry ${id}`;
    const group = groups.get(key) ?? { lineId, ids: [], paise: 0 };
    group.ids.push(id);
    group.paise += paise;
    groups.set(key, group);
  }
  const chosen: Chosen = { entryIds: [], amountPaise: 0, heldPaise: 0, heldLineIds: [] };
  for (const { lineId, ids, paise } of [...groups.values()].reverse()) {
    if (paise > 0 && chosen.heldPaise + paise <= capPaise) {
      chosen.heldPaise += paise;
      if (lineId !== undefined) chosen.heldLineIds.push(lineId);
    } else {
      chosen.entryIds.push(...ids);
      chosen.amountPaise += paise;
    }
  }
  return chosen;
}

/** Gives the ISO day (India) of the next run: runs are gathered on Mondays. */
export function nextRunDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  const ahead = (8 - day.getUTCDay()) % 7 || 7;
  return new Date(day.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
}
