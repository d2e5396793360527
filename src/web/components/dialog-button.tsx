import { type ComponentType, type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { useMessages } from '../messages.tsx';

export interface DialogProps {
  onClose: () => void;
}

interface DialogButtonProps<Props extends object> {
  /** The page that does the same without scripts. */
  to: string;
  /** Fetches the dialog when it is first wanted. */
  load: () => Promise<{ default: ComponentType<Props & DialogProps> }>;
  /** What the dialog takes beside `onClose`. */
  props: Props;
  /** What it is called where its words alone do not say it. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens a dialog. Until the scripts are there, and where there are none, it is a link to the page with the same in it. */
export function DialogButton<Props extends object>({ to, load, props, label, className, children }: DialogButtonProps<Props>) {
  const hasScripts = useHydrated();
  const { failed } = useMessages().forms;
  const [Dialog, setDialog] = useState<ComponentType<Props & DialogProps>>();
  const [isOpen, setOpen] = useState(false);
  if (!hasScripts) {
    return (
      <NavLink to={to} end aria-label={label} className={className}>
        {children}
      </NavLink>
    );
  }
  const open = async () => {
    try {
      const { default: loaded } = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      // A new release has taken the file away, and the page has the form too; or there is no connection at all.
      if (navigator.onLine) location.assign(to);
      else showToast({ text: failed, kind: 'failed', subject: to });
    }
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-label={label} onClick={() => void open()} className={className}>
        {children}
      </button>
      {isOpen && Dialog && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
