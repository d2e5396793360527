import { type FormEvent, useState } from 'react';
import type { ReturnView } from '#modules/returns/contract.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { textFields } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { useOrderMessages } from './messages.ts';

interface WithdrawFormProps {
  shown: ReturnView;
  action: string;
  /** It was tried without scripts, and came too late. */
  isLate: boolean;
  onSuccess: () => void;
}

/** A button by which the buyer takes a return back; it works without scripts. */
export function WithdrawForm({ shown, action, isLate, onSuccess }: WithdrawFormProps) {
  const t = useOrderMessages();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(isLate);
  const withdraw = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = textFields(new FormData(event.currentTarget));
    setBusy(true);
    const { error } = await submitForm(action, values);
    setBusy(false);
    setFailed(error !== undefined);
    if (!error) showToast({ text: t.withdrawn, subject: shown._id });
    onSuccess();
  };
  return (
    <form method="post" action={action} onSubmit={(event) => void withdraw(event)} className="mt-3 print:hidden">
      <input type="hidden" name="return" value={shown._id} />
      <input type="hidden" name="act" value="withdraw" />
      <Button kind="line" type="submit" busy={busy}>
        {t.withdraw}
      </Button>
      <p role="alert" className="mt-1 text-madder text-sm">
        {failed && t.withdrawFailed}
      </p>
    </form>
  );
}
