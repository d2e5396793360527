import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import type { SubmitResult } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useAccountMessages } from './messages.ts';

/** Sends a form, again once the password was entered where one is needed. */
export type Guard = <Answer>(send: () => Promise<SubmitResult<Answer>>) => Promise<SubmitResult<Answer>>;

/**
 * Calls that need a password entered a short while ago: where it is longer ago, a dialog asks for it and the
 * call is made again. Render `dialog` beside what uses `guard`.
 */
export function useConfirmation(person: { email: string; twoFactor: boolean }): { guard: Guard; dialog: ReactNode } {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const close = (isConfirmed: boolean) => {
    setAnswer(undefined);
    answer?.(isConfirmed);
  };
  const guard: Guard = async (send) => {
    const sent = await send();
    if (sent.error?.code !== 'REAUTHENTICATE') return sent;
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return isConfirmed ? send() : sent;
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
      <ConfirmForm {...person} action={links(useLanguage()).account.confirm()} onSuccess={onDone} onCancel={onClose} />
    </Dialog>
  );
}
