import { useState } from 'react';
import { Link } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { DialogButton } from '../components/dialog-button.tsx';
import type { FormState } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { endSession } from '../session/session-store.ts';
import { useAccountMessages } from './messages.ts';
import { useConfirmation } from './use-confirmation.tsx';

const load = () => import('./erase-dialog.tsx');

export function DangerZone({ person }: { person: { email: string; twoFactor: boolean } }) {
  const at = links(useLanguage());
  const words = useAccountMessages();
  const t = words.privacy;
  const { guard, dialog } = useConfirmation(person);
  const [blocker, setBlocker] = useState<FormState['blocker']>();
  const erase = async () => {
    setBlocker(undefined);
    const { error } = await endSession('deletion', () => guard(() => submitForm(at.account.erase(), {})));
    if (error) explain(error);
    else showToast({ text: words.erase.done, subject: 'erase' });
  };
  const explain = ({ code, blocker: found }: FormState) => {
    setBlocker(found);
    if (code === 'REAUTHENTICATE') return;
    const usual = code === 'UNREACHABLE' ? words.erase.wrong : words.erase.failed;
    const isShared = code === 'DEMO_ACCOUNT';
    showToast({ text: isShared ? words.failures.DEMO_ACCOUNT : usual, kind: 'failed', subject: 'erase' });
  };
  return (
    <section aria-labelledby="danger-zone" className="mt-12 rounded-sm border border-madder p-5 sm:p-7">
      <h2 id="danger-zone" className="text-2xl text-madder">
        {t.danger}
      </h2>
      <p className="mt-3">{t.deleteWarning}</p>
      <p className="mt-2 text-muted">{t.deleteTruth}</p>
      {blocker && (
        <p role="alert" className="mt-4 font-semibold">
          {words.erase.inUse} {words.erase.blockers[blocker.kind](blocker.number)}
          {blocker.kind === 'store-credit' && (
            <Link to={at.account.erase()} className="mt-2 block w-fit py-1 text-link">
              {words.erase.giveUpPage}
            </Link>
          )}
        </p>
      )}
      <p className="mt-5">
        <DialogButton
          to={at.account.erase()}
          load={load}
          props={{ onConfirm: () => void erase() }}
          className="line-button cursor-pointer border-madder text-madder"
        >
          {t.delete}
        </DialogButton>
      </p>
      {dialog}
    </section>
  );
}
