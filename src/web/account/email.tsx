import { useState } from 'react';
import { data, Link, redirect, useLocation, useNavigate } from 'react-router';
import { errorTable } from '#shared/errors.ts';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { type FormState, textFields, toFormState, withoutSecrets } from '../forms/form-state.ts';
import { callApi } from '../forms/send-form.ts';
import { submitTo } from '../forms/submit-to.ts';
import { TextField } from '../forms/text-field.tsx';
import { languageOf, links } from '../links.ts';
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

interface Step {
  /** Where the code went; empty where the address is the account's already. */
  pendingEmail?: string;
  state?: FormState;
  /** The password is needed first. */
  confirm?: FormState;
}

/** Takes the new address, or the code that was sent to it; either may bring the password along. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { accounts } = context.get(apiContext);
  const form = await request.formData();
  const values = textFields(form);
  const { email = '', otp, password } = values;
  const unsure = password === undefined ? undefined : await submitTo(accounts.reauthenticate, form);
  if (unsure) return data<Step>({ confirm: unsure.data }, unsure.init ?? {});
  try {
    if (otp === undefined) return data<Step>({ pendingEmail: (await accounts.updateMe({ email })).pendingEmail ?? '' });
    await accounts.verifyEmail({ email, otp });
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const state = withoutSecrets(toFormState(await error.json(), values));
    if (state.code === 'REAUTHENTICATE') return data<Step>({ confirm: state }, { status: errorTable.REAUTHENTICATE.status });
    const status = state.code === 'UNREACHABLE' ? 502 : errorTable[state.code].status;
    return data<Step>({ ...(otp === undefined ? {} : { pendingEmail: email }), state }, { status });
  }
  return redirect(withDone(links(languageOf(url.pathname)).account.privacy(), 'email'), 303);
}

/** The e-mail address of the account: the new one first, then the code that was sent to it. */
export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.email;
  const navigate = useNavigate();
  const kept = useLocation().state as { email?: string } | null;
  const [sentTo, setSentTo] = useState(actionData?.pendingEmail ?? kept?.email);
  const { guard, dialog } = useConfirmation(loaderData);
  const onSent = (answer: unknown) => setSentTo((answer as { pendingEmail?: string }).pendingEmail ?? '');
  const onVerified = () => {
    showToast({ text: t.done, subject: 'details' });
    void navigate(at.privacy(), { replace: true });
  };
  if (actionData?.confirm) return <ConfirmStep action={at.email()} person={loaderData} state={actionData.confirm} />;
  return (
    <div className="max-w-form">
      <DoneNote />
      <h1 className="text-3xl">{sentTo ? t.codeTitle : t.title}</h1>
      {sentTo === '' && <p className="mt-4 font-semibold">{t.same}</p>}
      {sentTo ? (
        <div className="mt-6">
          <EmailCodeForm email={sentTo} state={actionData?.state} onSent={onVerified} />
        </div>
      ) : (
        <>
          <p className="mt-3 mb-6 text-muted">{t.intro}</p>
          <FormFrame
            call={(values) => guard(() => callApi('PATCH', '/users/updateMe', { email: values.email }, values))}
            action={at.email()}
            words={t.fields}
            state={actionData?.state}
            submitLabel={t.send}
            busyLabel={t.sending}
            failures={words.failures}
            failureTitle={() => t.failed}
            onSent={onSent}
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
