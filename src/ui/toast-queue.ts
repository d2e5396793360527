import type { ReactNode } from 'react';

export interface Toast {
  text: string;
  /** Failures are announced assertively, others politely. */
  kind?: 'done' | 'failed';
  /** One action, such as a link. */
  action?: ReactNode;
  /** More below the text, such as the ways on from here. */
  body?: ReactNode;
  /** A toast replaces an earlier one of the same subject. */
  subject?: string;
}

interface ToastState {
  /** The newest first, which is shown. */
  queue: readonly (Toast & { id: number })[];
  /** Ids of the mounted regions; the last one is on top and shows the toasts. */
  regions: readonly string[];
}

export const noToasts: ToastState = { queue: [], regions: [] };
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

/** "Saved" must not reappear after "Failed to save"; a success that can be undone may. */
const isOutdatedBy = (toast: Toast, newer: Toast) =>
  (toast.subject !== undefined && toast.subject === newer.subject) ||
  (newer.kind === 'failed' && toast.kind !== 'failed' && toast.action === undefined && toast.body === undefined);

/** Shows a toast at once. Earlier ones reappear after it, except outdated ones. */
export function showToast(toast: Toast): void {
  lastId += 1;
  set({ ...state, queue: [{ ...toast, id: lastId }, ...state.queue.filter((earlier) => !isOutdatedBy(earlier, toast))] });
}

/** Removes the toasts of a subject, such as the failure of a form that was sent again. */
export function dismissSubject(subject: string): void {
  set({ ...state, queue: state.queue.filter((toast) => toast.subject !== subject) });
}

export function dismissToast(id: number): void {
  set({ ...state, queue: state.queue.filter((toast) => toast.id !== id) });
}

/** Registers a region that can show toasts. @returns the function that unregisters it */
export function addRegion(region: string): () => void {
  set({ ...state, regions: [...state.regions, region] });
  return () => set({ ...state, regions: state.regions.filter((each) => each !== region) });
}
