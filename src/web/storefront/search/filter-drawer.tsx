import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../messages.tsx';
import { CloseSign } from '../../ui/icons.tsx';

interface FilterDrawerProps {
  /** The filters. They count as soon as they are chosen, behind the drawer. */
  children: ReactNode;
  total: number;
  totalIsExact: boolean;
  onClose: () => void;
}

/** The filters on a phone, in the browser's own modal dialog: it keeps the focus, closes with Escape and gives the focus back. */
export function FilterDrawer({ children, total, totalIsExact, onClose }: FilterDrawerProps) {
  const t = useMessages().search;
  const { filters } = useMessages().listing;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too; a click beside it is for the pointer
    <dialog
      ref={dialog}
      aria-label={filters}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      className="drawn veil m-0 ml-auto h-dvh max-h-none w-[min(24rem,calc(100vw-2.5rem))] max-w-none overscroll-contain bg-ground p-0 text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-line border-b py-2 pr-2 pl-5">
          <h2 className="text-xl">{filters}</h2>
          <button
            type="button"
            aria-label={t.closeFilters}
            onClick={close}
            className="target inline-flex items-center justify-center text-muted hover:text-ink"
          >
            <CloseSign className="size-5" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-3">{children}</div>
        <div className="border-line border-t px-5 py-3">
          <button type="button" onClick={close} className="w-full solid-button">
            <span aria-live="polite">{t.showPieces(total, totalIsExact)}</span>
          </button>
        </div>
      </div>
    </dialog>
  );
}
