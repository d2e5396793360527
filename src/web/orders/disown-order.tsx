import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { textFields } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

/**
 * Takes an order out of the account that joined it by its address alone. The button works without scripts.
 */
export function DisownOrder({ number }: { number: string }) {
  const t = useOrderMessages();
  const to = links(useLanguage());
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const disown = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = textFields(new FormData(event.currentTarget));
    setBusy(true);
    const { error } = await submitForm(to.order(number), values);
    setBusy(false);
    showToast({ text: error ? t.notMineFailed : t.notMineDone, kind: error ? 'failed' : 'done', subject: number });
    if (!error) void navigate(to.account.orders());
  };
  return (
    <form
      method="post"
      action={to.order(number)}
      onSubmit={(event) => void disown(event)}
      className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-turmeric border-l-2 bg-sunk px-5 py-4 print:hidden"
    >
      <p className="min-w-0 max-w-form flex-1 basis-64">{t.joined}</p>
      <input type="hidden" name="act" value="not-mine" />
      <Button kind="line" type="submit" busy={busy}>
        {t.notMine}
      </Button>
    </form>
  );
}
