import { useState } from 'react';
import { data, Link } from 'react-router';
import { errorTable } from '#shared/errors.ts';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { type FormState, textFields, toFormState } from '../forms/form-state.ts';
import { callApi } from '../forms/send-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/authenticator';
import { AuthenticatorForm, type Enrolment } from './authenticator-form.tsx';
import { DoneNote } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta, redirectToConfirm } from './personal-page.ts';
import { PostButton } from './post-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useConfirmation } from './use-confirmation.tsx';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.authenticator.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data: me } = await loadForUser(url, () => context.get(apiContext).accounts.getMe());
  const { email, twoFactor, role } = me.data;
  return { email, twoFactor, isNeeded: role === 'admin' };
}

interface Step {
  enrolment?: Enrolment;
  recoveryCodes?: string[];
  state?: FormState;
}

/** Begins, or takes the first code; either way the answer is the page's next step, kept nowhere. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { accounts } = context.get(apiContext);
  const values = textFields(await request.formData());
  const { code, secret = '' } = values;
  try {
    const step: Step = code === undefined ? { enrolment: await accounts.enrolTotp() } : await accounts.confirmTotp({ code });
    return data(step);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const state = toFormState(await error.json(), { code: code ?? '' });
    if (state.code === 'REAUTHENTICATE') return redirectToConfirm(url);
    // The picture that was not right yet is drawn again: the app may not have taken it.
    const enrolment = secret ? await accounts.enrolTotp({ secret }).catch(() => undefined) : undefined;
    const step: Step = { state, ...(enrolment ? { enrolment } : {}) };
    return data(step, { status: state.code === 'UNREACHABLE' ? 502 : errorTable[state.code].status });
  }
}

/** The authenticator: the picture for the app, the first code, and the recovery codes for this one time. */
export default function AuthenticatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.authenticator;
  const [step, setStep] = useState<Step>(actionData ?? {});
  const { guard, dialog } = useConfirmation(loaderData);
  const { enrolment, recoveryCodes, state } = step;
  const begin = async () => {
    const sent = await guard(() => callApi('POST', '/users/totp'));
    const { refused } = sent;
    if (!refused) setStep({ enrolment: sent.answer as Enrolment });
    else if (refused.code === 'CONFLICT' || refused.code === 'DEMO_ACCOUNT') setStep({ state: refused });
    else if (refused.code !== 'REAUTHENTICATE') showToast({ text: t.failed, kind: 'failed', subject: 'authenticator' });
  };
  const onSent = (answer: unknown) => {
    void refreshSession();
    setStep(answer as Step);
  };
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />;
  const isThere = loaderData.twoFactor || state?.code === 'CONFLICT';
  return (
    <div className="max-w-form">
      <DoneNote />
      <h1 className="text-3xl">{t.title}</h1>
      {state?.code === 'DEMO_ACCOUNT' && (
        <p role="alert" className="mt-4 border-madder border-l-2 bg-sunk px-5 py-3">
          {words.failures.DEMO_ACCOUNT}
        </p>
      )}
      {isThere ? (
        <p className="mt-4">{t.already}</p>
      ) : enrolment ? (
        <AuthenticatorForm enrolment={enrolment} state={state} guard={guard} onSent={onSent} />
      ) : (
        <>
          {loaderData.isNeeded && <p className="mt-3 font-semibold">{t.needed}</p>}
          <p className="mt-3 text-muted">{t.intro}</p>
          <div className="mt-6">
            <PostButton action={at.authenticator()} run={begin} className="solid-button cursor-pointer">
              {t.begin}
            </PostButton>
          </div>
        </>
      )}
      <Link to={at.security()} className="text-link mt-6 inline-flex min-h-11 items-center">
        {words.back}
      </Link>
      {dialog}
    </div>
  );
}
