import { type ComponentType, type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useMessages } from '../messages.tsx';

export interface DialogProps {
  onClose: () => void;
}

interface DialogButtonProps<Props extends object> {
  /** The page with the same form, for browsers without scripts. */
  to: string;
  /** Imports the dialog when it is first opened. */
  load: () => Promise<{ default: ComponentType<Props & DialogProps> }>;
  /** Props of the dialog besides `onClose`. */
  props: Props;
  /** Accessible name where the text alone is ambiguous. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens a dialog; before hydration and without scripts a link to the page with the same form. */
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
      // A new release may have removed the file: the page has the same form. Offline, only a message helps.
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
