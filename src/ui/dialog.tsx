import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons.tsx';
import { ToastRegion } from './toast.tsx';

interface DialogProps {
  title: string;
  labels: { close: string; dismiss: string };
  /** Escape, the cross or a press beside it. Take the dialog away then. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, open as long as it is rendered: it keeps the focus inside, closes with Escape and gives the focus
 * back to where it came from. A phone's screen it fills.
 */
export function Dialog({ title, labels, onClose, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  // Before the browser paints; and closed before it leaves the page, for only an open dialog gives the focus back.
  useLayoutEffect(() => {
    const dialog = frame.current;
    const { documentElement: page } = document;
    // The page keeps the room of its scroll bar, where the bar takes any.
    page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth);
    dialog?.showModal();
    heading.current?.focus();
    return () => dialog?.close();
  }, []);

  // At the end of the page, where no style of the opener's surroundings reaches it.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a press beside the dialog
    <dialog
      ref={frame}
      aria-labelledby={titleId}
      onClose={() => !frame.current?.open && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      // Text that is selected from inside to outside ends beside the dialog, but did not begin there.
      // What happens in it reaches the page around its opener otherwise, such as a form that the opener is part of.
      onSubmit={(event) => event.stopPropagation()}
      onInput={(event) => event.stopPropagation()}
      onClick={(event) => event.target === event.currentTarget && pressedBeside.current && onClose()}
      className="rise veil m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-ground text-ink sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-form sm:rounded-md sm:border sm:border-line sm:shadow-lift"
    >
      <div className="min-h-full">
        <header className="sticky top-0 z-raised flex items-center justify-between gap-4 border-line border-b bg-ground py-2 pr-2 pl-5 sm:pl-8">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="py-1.5 text-xl outline-none">
            {title}
          </h2>
          <button
            type="button"
            aria-label={labels.close}
            onClick={onClose}
            className="target flex shrink-0 cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink"
          >
            <CloseIcon />
          </button>
        </header>
        <div className="px-5 pt-5 pb-8 sm:px-8">{children}</div>
      </div>
      {/* The page under a modal dialog cannot be pressed or read out, nor could a toast there. */}
      <ToastRegion dismissLabel={labels.dismiss} />
    </dialog>,
    document.body,
  );
}
