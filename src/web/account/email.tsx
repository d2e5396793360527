import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { rejectedForm } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/email';
import { ConfirmStep } from './confirm-step.tsx';
import { DoneNote, withDone } from './done-note.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';
import { useConfirmation } from './use-confirmation.tsx';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.email.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data: me } = await loadForUser(url, () => context.get(apiContext).accounts.getMe());
  const { email, twoFactor } = me.data;
  return { email, twoFactor };
}

/**
 * Takes the new address, or the code that was sent to it. The answer says where a code went: an empty
 * `pendingEmail` is the address that the account has already.
 */
export const action = formAction(
  async ({ api, form }: FormArgs<'email', 'otp'>): Promise<{ pendingEmail?: string }> => {
    if (form.otp === undefined) return { pendingEmail: (await api.accounts.updateMe({ email: form.email })).pendingEmail ?? '' };
    await api.accounts.verifyEmail({ email: form.email, otp: form.otp });
    return {};
  },
  { confirms: true, done: ({ form, to }) => (form.otp === undefined ? undefined : withDone(to.account.privacy(), 'email')) },
);

/** The e-mail address of the account: the new one first, then the code that was sent to it. */
export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.email;
  const navigate = useNavigate();
  const kept = useLocation().state as { email?: string } | null;
  const state = rejectedForm(actionData);
  const answered = actionData && 'answer' in actionData ? actionData.answer.pendingEmail : undefined;
  const [sentTo, setSentTo] = useState(answered ?? (state?.values.step === 'code' ? state.values.email : kept?.email));
  const { guard, dialog } = useConfirmation(loaderData);
  const onSuccess = ({ pendingEmail = '' }: AnswerOf<typeof action>) => setSentTo(pendingEmail);
  const onVerified = () => {
    showToast({ text: t.done, subject: 'details' });
    void navigate(at.privacy(), { replace: true });
  };
  if (state?.isConfirming) return <ConfirmStep action={at.email()} person={loaderData} state={state} />;
  return (
    <div className="max-w-form">
      <DoneNote />
      <h1 className="text-3xl">{sentTo ? t.codeTitle : t.title}</h1>
      {sentTo === '' && <p className="mt-4 font-semibold">{t.same}</p>}
      {sentTo ? (
        <div className="mt-6">
          <EmailCodeForm email={sentTo} state={state} onSuccess={onVerified} />
        </div>
      ) : (
        <>
          <p className="mt-3 mb-6 text-muted">{t.intro}</p>
          <FormFrame
            action={at.email()}
            send={(values) => guard(() => submitForm(at.email(), values))}
            words={t.fields}
            state={state}
            submitLabel={t.send}
            busyLabel={t.sending}
            failures={words.failures}
            failureTitle={() => t.failed}
            onSuccess={onSuccess}
          >
            {(field) => <TextField field={field('email')} required type="email" inputMode="email" autoComplete="email" maxLength={254} />}
          </FormFrame>
        </>
      )}
      <Link to={at.privacy()} className="text-link mt-6 inline-flex min-h-11 items-center">
        {words.back}
      </Link>
      {dialog}
    </div>
  );
}
