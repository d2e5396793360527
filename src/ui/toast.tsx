import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { CloseIcon, WarningIcon } from './icons.tsx';
import { addRegion, currentToasts, dismissToast, noToasts, subscribeToToasts, type Toast } from './toast-queue.ts';

/**
 * Milliseconds; toasts with an action stay long enough to reach it by keyboard, unless another toast waits.
 */
const durationMs = { plain: 4000, withAction: 20_000 };

/**
 * Shows toasts at the bottom centre, one at a time and the newest first. Always mounted, because screen
 * readers announce changes of an existing live region. A dialog has its own.
 */
export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const id = useId();
  const { queue, regions } = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  useEffect(() => addRegion(id), [id]);
  const toast = regions.at(-1) === id ? queue[0] : undefined;
  const card = toast && (
    <ToastCard
      key={toast.id}
      toast={toast}
      isLast={queue.length === 1}
      dismissLabel={dismissLabel}
      dismiss={() => dismissToast(toast.id)}
    />
  );
  return (
    <div className="above-foot pointer-events-none fixed inset-x-0 bottom-24 z-layer flex justify-center px-4 lg:bottom-8 print:hidden">
      <div role="status">{toast?.kind === 'failed' ? null : card}</div>
      <div role="alert">{toast?.kind === 'failed' ? card : null}</div>
    </div>
  );
}

/** A toast that disappears after a time, which restarts when pointer or focus leave it. */
function ToastCard({ toast, isLast, dismissLabel, dismiss }: { toast: Toast; isLast: boolean; dismissLabel: string; dismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const before = useRef<HTMLElement>(null);
  const atEnd = useRef(dismiss);
  const stays = (toast.action !== undefined || toast.body !== undefined) && isLast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => atEnd.current(), stays ? durationMs.withAction : durationMs.plain);
    return () => clearTimeout(timer);
  }, [held, stays]);
  const leave = () => {
    dismiss();
    before.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing inside only keeps it on the screen
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget as HTMLElement | null;
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes the toast, not the dialog around it.
        event.preventDefault();
        leave();
      }}
      className="rise pointer-events-auto max-w-form rounded-sm border border-line-strong bg-raised shadow-lift"
    >
      <div className="flex items-center gap-x-4 py-1 pr-1 pl-5">
        {toast.kind === 'failed' && <WarningIcon className="-mr-1.5 size-5 text-madder" />}
        <p className="flex-1 py-2 leading-snug">{toast.text}</p>
        {toast.action}
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={leave}
          className="target flex shrink-0 cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink"
        >
          <CloseIcon className="size-5" />
        </button>
      </div>
      {toast.body}
    </div>
  );
}
