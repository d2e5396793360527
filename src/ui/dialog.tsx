import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons.tsx';
import { ToastRegion } from './toast.tsx';

interface DialogProps {
  title: string;
  labels: { close: string; dismiss: string };
  /** Called on Escape, the close button or a click outside. Stop rendering the dialog then. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is rendered, full-screen on phones. The browser traps the focus,
 * closes it with Escape and restores the focus.
 */
export function Dialog({ title, labels, onClose, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  // Opens before paint, and closes before unmounting, because only an open dialog restores the focus.
  useLayoutEffect(() => {
    const dialog = frame.current;
    const { documentElement: page } = document;
    // Keeps the space of the scroll bar, where it takes any.
    page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth);
    dialog?.showModal();
    heading.current?.focus();
    return () => dialog?.close();
  }, []);

  // Rendered at the end of the body, out of reach of the opener's styles.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a press beside the dialog
    <dialog
      ref={frame}
      aria-labelledby={titleId}
      onClose={() => !frame.current?.open && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      // A text selection may end outside the dialog without having begun there.
      // React events bubble through portals, such as to a form around the opener.
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
