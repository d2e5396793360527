import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { type FormState, rejectedForm } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/secure-account';
import { useMailToken } from './use-mail-link.ts';

type Step = 'trust' | 'end';

export const headers = () => ({ 'Cache-Control': 'public' });

export const action = formAction(
  ({ api, form }: FormArgs<'step', 'token' | 'linkToken'>) => {
    const { step, token = '', linkToken = token } = form;
    return step === 'end' ? api.accounts.endSessions({ token: linkToken }) : api.accounts.confirmBrowser({ token: linkToken });
  },
  { done: ({ form, to }) => (form.step === 'end' ? undefined : to.login()) },
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).signIn.secure;
  return [
    ...pageMeta({ language, path: links(language).secureAccount(), title, description: metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/**
 * The page that a mail about failed log-ins links to. Opening it changes nothing, so that a program which
 * scans mails cannot either; each of the two actions has a button.
 */
export default function SecureAccountPage({ actionData }: Route.ComponentProps) {
  const t = useMessages().signIn.secure;
  const to = links(useLanguage());
  const navigate = useNavigate();
  const token = useMailToken();
  const [isEnded, setEnded] = useState(actionData !== undefined && 'answer' in actionData);
  const state = rejectedForm(actionData);
  const stateOf = (step: Step) => (state?.values.step === step ? state : undefined);
  return (
    <FormPage title={t.title} intro={t.intro}>
      <div className="grid gap-10">
        <StepForm
          step="trust"
          token={token}
          state={stateOf('trust')}
          onSuccess={() => {
            showToast({ text: t.trust.done, subject: 'session' });
            void navigate(to.login());
          }}
        />
        {isEnded ? (
          <section className="border-neem border-l-2 pl-5">
            <h2 className="font-semibold text-xl">{t.end.title}</h2>
            <p role="status" className="mt-2">
              {t.end.done}
            </p>
            <Link to={to.forgotPassword()} className="solid-button mt-5">
              {t.end.next}
            </Link>
          </section>
        ) : (
          <StepForm
            step="end"
            token={token}
            state={stateOf('end')}
            onSuccess={() => {
              setEnded(true);
              void refreshSession();
            }}
          />
        )}
      </div>
    </FormPage>
  );
}

interface StepFormProps {
  step: Step;
  /** Token of the mail's link; without one the user types the code of the mail. */
  token: string | undefined;
  state: FormState | undefined;
  onSuccess: () => void;
}

function StepForm({ step, token, state, onSuccess }: StepFormProps) {
  const t = useMessages().signIn.secure;
  const words = t[step];
  return (
    <section>
      <h2 className="font-semibold text-xl">{words.title}</h2>
      <p className="mt-2 mb-5">{words.text}</p>
      <FormFrame
        state={state}
        action={links(useLanguage()).secureAccount()}
        words={t.fields}
        submitLabel={words.submit}
        busyLabel={words.busy}
        failures={t.failures}
        onSuccess={onSuccess}
      >
        {(field) => (
          <>
            <input type="hidden" name="step" value={step} />
            {token === undefined ? (
              <TextField field={field('token')} required autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={60} />
            ) : (
              <input type="hidden" name="linkToken" value={token} />
            )}
          </>
        )}
      </FormFrame>
    </section>
  );
}
