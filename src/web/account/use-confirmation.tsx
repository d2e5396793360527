import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import type { SubmitResult } from '../forms/send-form.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useAccountMessages } from './messages.ts';

/**
 * Calls that need a password entered a short while ago: where it is longer ago, a dialog asks for it and the call is made again.
 * Render `dialog` beside what uses `guard`.
 */
export function useConfirmation(person: { email: string; twoFactor: boolean }): {
  guard: (call: () => Promise<SubmitResult>) => Promise<SubmitResult>;
  dialog: ReactNode;
} {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const close = (isConfirmed: boolean) => {
    setAnswer(undefined);
    answer?.(isConfirmed);
  };
  const guard = async (call: () => Promise<SubmitResult>) => {
    const sent = await call();
    if (sent.refused?.code !== 'REAUTHENTICATE') return sent;
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return isConfirmed ? call() : sent;
  };
  return { guard, dialog: answer && <ConfirmDialog person={person} onDone={() => close(true)} onClose={() => close(false)} /> };
}

interface ConfirmDialogProps {
  person: { email: string; twoFactor: boolean };
  onDone: () => void;
  onClose: () => void;
}

function ConfirmDialog({ person, onDone, onClose }: ConfirmDialogProps) {
  const t = useAccountMessages().confirm;
  return (
    <Dialog title={t.title} labels={useMessages().forms} onClose={onClose}>
      <p className="mb-4">{t.intro}</p>
      <ConfirmForm {...person} action={links(useLanguage()).account.confirm()} onSent={onDone} onCancel={onClose} />
    </Dialog>
  );
}
