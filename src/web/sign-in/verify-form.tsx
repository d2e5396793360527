import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CodeErrorHint } from '../components/code-error-hint.tsx';
import type { AnswerOf } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { saveSession } from '../session/session-store.ts';
import { CodeField, EmailField } from './fields.tsx';
import { clearPendingSignup } from './pending-signup.ts';
import { useResend } from './use-resend.ts';
import type { action } from './verify.tsx';

interface VerifyFormProps {
  state?: FormState | undefined;
  defaults?: { email?: string | undefined; otp?: string | undefined };
}

/** The code of a sign-up as a form of a page: without scripts, and for the button of the mail. */
export function VerifyForm({ state, defaults = {} }: VerifyFormProps) {
  const to = links(useLanguage());
  const t = useMessages().signIn.verify;
  const navigate = useNavigate();
  const known = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined));
  return (
    <FormFrame
      state={state}
      action={to.verifySignup()}
      draft="verify"
      words={t.fields}
      defaults={known}
      submitLabel={t.submit}
      busyLabel={t.busy}
      failures={t.failures}
      recovery={(refused) => (refused.code === 'OTP_OTHER_BROWSER' ? <OtherBrowser /> : <CodeErrorHint state={refused} />)}
      onSuccess={({ signedIn }: AnswerOf<typeof action>) => {
        clearPendingSignup();
        if (signedIn) saveSession({ user: signedIn.data.user, expiresAt: signedIn.expiresAt });
        void navigate(to.emailVerified(), { replace: true });
      }}
      after={<Resend />}
    >
      {(field) => (
        <>
          <EmailField field={field('email')} />
          <CodeField field={field('otp')} />
        </>
      )}
    </FormFrame>
  );
}

/** Help if the mail was opened in another browser than the one that signed up. */
function OtherBrowser() {
  const { login, verify } = useMessages().signIn;
  const to = links(useLanguage());
  return (
    <>
      <p className="mt-2">{verify.otherBrowser}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={to.login()} className="text-link inline-flex min-h-11 items-center">
          {login.title}
        </Link>
        <Link to={to.signup()} className="text-link inline-flex min-h-11 items-center">
          {verify.toSignup}
        </Link>
      </p>
    </>
  );
}

/** Asks for another code, for the address in the form around it. */
function Resend() {
  const t = useMessages().signIn.verify;
  const hasScripts = useHydrated();
  const { seconds, isBusy, resend } = useResend();
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const email = currentTarget.form?.elements.namedItem('email');
    if (!(email instanceof HTMLInputElement)) return;
    if (email.value.trim() !== '' && email.validity.valid) void resend(email.value.trim());
    else email.focus();
  };
  return (
    <div>
      <p className="text-muted text-sm">{t.noMail}</p>
      <Button
        kind="line"
        className="mt-3 min-w-56 tabular-nums disabled:cursor-not-allowed disabled:text-muted"
        busy={isBusy}
        disabled={seconds > 0}
        {...(hasScripts ? { onClick } : { type: 'submit', name: 'intent', value: 'resend', formNoValidate: true })}
      >
        {seconds > 0 ? t.resendIn(seconds) : t.resend}
      </Button>
    </div>
  );
}
