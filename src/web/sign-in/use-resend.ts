import { useEffect, useState } from 'react';
import { showToast } from '#ui/toast-queue.ts';
import { submitForm } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { readPendingSignup, resendDelayMs, savePendingSignup } from './pending-signup.ts';

/** Whole seconds until a moment, counted down while there are any. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/**
 * Sends another code, 30 seconds after the last at the earliest, even after a reload. `seconds`: time left
 * until then.
 */
export function useResend() {
  const t = useMessages().signIn.verify;
  const page = links(useLanguage()).verifySignup();
  const [resendAt, setResendAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const seconds = useSecondsUntil(resendAt);
  // The server knows nothing of it: read once the page works.
  useEffect(() => setResendAt(readPendingSignup()?.resendAt ?? 0), []);

  const resend = async (email: string) => {
    if (isBusy || seconds > 0) return;
    setBusy(true);
    const { error } = await submitForm(page, { intent: 'resend', email });
    setBusy(false);
    if (!error || error.retryAfter !== undefined) {
      const ms = Math.min((error?.retryAfter ?? Number.POSITIVE_INFINITY) * 1000, resendDelayMs);
      savePendingSignup(email, ms);
      setResendAt(Date.now() + ms);
    }
    showToast(error ? { text: t.resendFailed, kind: 'failed', subject: 'code' } : { text: t.resent, subject: 'code' });
  };
  return { seconds, isBusy, resend };
}
