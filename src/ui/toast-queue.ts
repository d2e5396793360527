import type { ReactNode } from 'react';

export interface Toast {
  text: string;
  /** What failed is read out at once, what is done when there is a pause. */
  kind?: 'done' | 'failed';
  /** One thing to do about it, such as a link. */
  action?: ReactNode;
  /** A toast takes the place of an earlier one of the same subject. */
  subject?: string;
}

interface ToastState {
  /** The newest first; it is the one on the screen. */
  waiting: readonly (Toast & { id: number })[];
  /** Ids of the mounted regions; the last one is on top and shows the toasts. */
  regions: readonly string[];
}

export const noToasts: ToastState = { waiting: [], regions: [] };
let state = noToasts;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const currentToasts = () => state;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** "Saved" must not come back after "Failed to save"; a success that can still be undone may. */
const isOutdatedBy = (toast: Toast, newer: Toast) =>
  (toast.subject !== undefined && toast.subject === newer.subject) ||
  (newer.kind === 'failed' && toast.kind !== 'failed' && toast.action === undefined);

/** Shows a toast at once. Earlier ones come back after it, except those that it makes untrue. */
export function showToast(toast: Toast): void {
  lastId += 1;
  set({ ...state, waiting: [{ ...toast, id: lastId }, ...state.waiting.filter((earlier) => !isOutdatedBy(earlier, toast))] });
}

/** Takes back what was said about a subject, such as the failure of a form that has been sent since. */
export function dismissSubject(subject: string): void {
  set({ ...state, waiting: state.waiting.filter((toast) => toast.subject !== subject) });
}

export function dismissToast(id: number): void {
  set({ ...state, waiting: state.waiting.filter((toast) => toast.id !== id) });
}

/** Announces a region that can show toasts. @returns its farewell */
export function addRegion(region: string): () => void {
  set({ ...state, regions: [...state.regions, region] });
  return () => set({ ...state, regions: state.regions.filter((each) => each !== region) });
}
