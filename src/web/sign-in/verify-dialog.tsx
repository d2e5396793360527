import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { isWorkplacePath } from '#shared/workplace-paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { DialogProps } from '../components/dialog-button.tsx';
import type { AnswerOf } from '../forms/form-action.ts';
import { submitForm } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { saveSession } from '../session/session-store.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { clearPendingSignup, setVerifyDialogOpen } from './pending-signup.ts';
import { useResend } from './use-resend.ts';
import type { action } from './verify.tsx';

interface VerifyDialogProps extends DialogProps {
  email: string;
  /** Path to go to after the right code; home by default. */
  next: string | undefined;
}

/** Asks for the code of a sign-up. The right one signs in. */
export default function VerifyDialog({ email, next, onClose }: VerifyDialogProps) {
  const { forms, signIn } = useMessages();
  const t = signIn.verify;
  const to = links(useLanguage());
  const home = to.home();
  const page = to.verifySignup();
  const navigate = useNavigate();
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string>();
  /** The code that could not be sent: it stays in its boxes. */
  const [unsent, setUnsent] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { seconds, isBusy: isSending, resend } = useResend();

  const check = async (otp: string) => {
    setBusy(true);
    setUnsent(undefined);
    const { answer, error } = await submitForm<AnswerOf<typeof action>>(page, { email, otp });
    if (!answer?.signedIn) {
      setBusy(false);
      const code = error?.code ?? 'INTERNAL';
      const hint = forms.codeHints[code as keyof typeof forms.codeHints];
      setError(hint ? `${t.failures.INVALID_OTP} ${hint}` : (t.failures[code as keyof typeof t.failures] ?? t.failures.INVALID_OTP));
      // New boxes are empty, and the first one takes the focus.
      if (code === 'UNREACHABLE') setUnsent(otp);
      else setAttempt((before) => before + 1);
      return;
    }
    const { data, expiresAt } = answer.signedIn;
    clearPendingSignup();
    saveSession({ user: data.user, expiresAt });
    showToast({ text: t.verified(data.user.name), subject: 'session' });
    onClose();
    // The router of this build knows no page of the other one.
    if (next !== undefined && isWorkplacePath(next)) location.replace(next);
    else void navigate(next ?? home);
  };

  const sendAnother = async () => {
    await resend(email);
    // The button is at rest now; the boxes are where the new code goes.
    setError(undefined);
    setUnsent(undefined);
    setAttempt((before) => before + 1);
  };

  const close = () => {
    setVerifyDialogOpen(false);
    onClose();
  };

  return (
    <Dialog title={t.title} labels={forms} onClose={close}>
      <p>
        {t.sentTo} <strong className="wrap-anywhere font-semibold">{email}</strong>
      </p>
      <div className="mt-5">
        <CodeBoxes
          key={attempt}
          busy={isBusy}
          errorId={error && `${id}-error`}
          onFull={(code) => void check(code)}
          onEdit={() => setUnsent(undefined)}
        />
      </div>
      <p id={`${id}-error`} role="alert" className="mt-2 flex min-h-6 items-start gap-1.5 text-madder text-sm">
        {error && !isBusy && (
          <>
            <WarningIcon className="mt-0.5 size-4.5" />
            {error}
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {isBusy ? t.busy : ''}
      </p>
      {unsent !== undefined && (
        <Button className="mt-3 mr-3" onClick={() => void check(unsent)}>
          {t.submit}
        </Button>
      )}
      <Button
        kind="line"
        busy={isSending}
        disabled={seconds > 0}
        onClick={() => void sendAnother()}
        className="mt-3 min-w-56 tabular-nums disabled:cursor-not-allowed disabled:text-muted"
      >
        {seconds > 0 ? t.resendIn(seconds) : t.resend}
      </Button>
      <p className="mt-5 text-muted text-sm">{t.noMail}</p>
    </Dialog>
  );
}
