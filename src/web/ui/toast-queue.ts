import type { ReactNode } from 'react';

export interface Toast {
  text: string;
  /** What failed is read out at once, what is done when there is a pause. */
  kind?: 'done' | 'failed';
  /** One thing to do about it, such as a link. */
  action?: ReactNode;
  /** A toast takes the place of an earlier one of the same subject instead of waiting behind it. */
  subject?: string;
}

interface State {
  waiting: readonly (Toast & { id: number })[];
  /** Ids of the mounted regions; the last one is on top and shows the toasts. */
  regions: readonly string[];
}

export const noToasts: State = { waiting: [], regions: [] };
let state = noToasts;
let count = 0;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export const currentToasts = () => state;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast when those before it are gone. */
export function showToast(toast: Toast): void {
  count += 1;
  const others = state.waiting.filter(({ subject }) => subject === undefined || subject !== toast.subject);
  set({ ...state, waiting: [...others, { ...toast, id: count }] });
}

export function dismissToast(id: number): void {
  set({ ...state, waiting: state.waiting.filter((toast) => toast.id !== id) });
}

/** Announces a region that can show toasts. @returns its farewell */
export function addRegion(region: string): () => void {
  set({ ...state, regions: [...state.regions, region] });
  return () => set({ ...state, regions: state.regions.filter((each) => each !== region) });
}
