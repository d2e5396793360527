import { useState } from 'react';
import { Link } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { rejectedForm } from '../forms/form-state.ts';
import type { SubmitResult } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/authenticator';
import { AuthenticatorForm, type Enrolment } from './authenticator-form.tsx';
import { DoneNote } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';
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

/** A step of the page: the picture for the app, or the recovery codes that are shown this once. */
interface Step {
  enrolment?: Enrolment;
  recoveryCodes?: string[];
}

/** Begins, or takes the first code; either way the answer is the page's next step, kept nowhere. */
export const action = formAction(
  async ({ api, form: { code } }: FormArgs<never, 'code' | 'secret'>): Promise<Step> =>
    code === undefined ? { enrolment: await api.accounts.enrolTotp() } : api.accounts.confirmTotp({ code }),
  {
    // The picture that was not right yet is drawn again: the app may not have taken it.
    rejected: async ({ api, form: { secret } }) => ({
      enrolment: secret ? await api.accounts.enrolTotp({ secret }).catch(() => undefined) : undefined,
    }),
  },
);

/** The authenticator: the picture for the app, the first code, and the recovery codes for this one time. */
export default function AuthenticatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.authenticator;
  const [step, setStep] = useState<Step>((actionData && 'answer' in actionData ? actionData.answer : actionData) ?? {});
  const [state, setState] = useState(rejectedForm(actionData));
  const { guard, dialog } = useConfirmation(loaderData);
  const { enrolment, recoveryCodes } = step;
  const begin = async (send: () => Promise<SubmitResult<Step>>) => {
    const { answer, error } = await guard(send);
    if (!error) setStep(answer);
    else if (error.code === 'CONFLICT' || error.code === 'DEMO_ACCOUNT') setState(error);
    else if (error.code !== 'REAUTHENTICATE') showToast({ text: t.failed, kind: 'failed', subject: 'authenticator' });
  };
  const onSuccess = (answer: AnswerOf<typeof action>) => {
    void refreshSession();
    setStep(answer);
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
        <AuthenticatorForm enrolment={enrolment} state={state} guard={guard} onSuccess={onSuccess} />
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
