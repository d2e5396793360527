import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { CloseIcon } from './icons.tsx';

interface DrawerProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** The fixed footer; `close` closes the drawer. */
  footer: (close: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog that slides in from the side. Its content follows: a slow phone shows at once that it
 * opens.
 */
export function Drawer({ title, closeLabel, onClose, footer, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const content = useDeferredValue(children, null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too; a click beside it is for the pointer
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      className="drawn veil m-0 ml-auto h-dvh max-h-none w-[min(24rem,calc(100vw-2.5rem))] max-w-none overscroll-contain bg-ground p-0 text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-line border-b py-2 pr-2 pl-5">
          <h2 className="text-xl">{title}</h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className="target inline-flex cursor-pointer items-center justify-center text-muted hover:text-ink"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-3">{content}</div>
        <div className="border-line border-t px-5 py-3">{footer(close)}</div>
      </div>
    </dialog>
  );
}
