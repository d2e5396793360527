import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/signup';
import { nextPath } from './next-path.ts';
import { readPendingSignup, savePendingSignup, setVerifyDialogOpen } from './pending-signup.ts';
import { SignupForm } from './signup-form.tsx';
import VerifyDialog from './verify-dialog.tsx';
import { VerifyForm } from './verify-form.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export const action = formAction(async ({ api, form, language }: FormArgs<'name' | 'email' | 'password', 'passwordConfirm'>) => {
  // The form after a guest's order asks for the password once.
  await api.accounts.signup({ ...form, passwordConfirm: form.passwordConfirm ?? form.password, language });
  return { sentTo: form.email.trim() };
});

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).signIn.signup;
  return pageMeta({ language, path: links(language).signup(), title, description: metaDescription, settings: settingsOf(matches) });
};

export default function SignupPage({ actionData }: Route.ComponentProps) {
  const { signup: t, verify } = useMessages().signIn;
  const to = links(useLanguage());
  const [query] = useSearchParams();
  const next = nextPath(query);
  /** The address whose code is awaited. */
  const [email, setEmail] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const pending = readPendingSignup();
    setEmail(pending?.email);
    setAsking(pending?.isOpen === true);
  }, []);

  // Without scripts the answer to the form is the page that asks for the code.
  if (actionData && 'answer' in actionData) {
    return (
      <FormPage title={verify.title} intro={verify.sent}>
        <VerifyForm defaults={{ email: actionData.answer.sentTo }} />
      </FormPage>
    );
  }
  return (
    <FormPage title={t.title} intro={t.intro}>
      {email !== undefined && !isAsking && (
        <div className="mb-6 border-indigo border-l-2 pl-5">
          <p className="wrap-anywhere">{t.pending(email)}</p>
          <Button
            kind="line"
            className="mt-3"
            onClick={() => {
              setVerifyDialogOpen(true);
              setAsking(true);
            }}
          >
            {t.enterCode}
          </Button>
        </div>
      )}
      <SignupForm
        state={actionData}
        next={next}
        onCodeSent={(address) => {
          savePendingSignup(address);
          setEmail(address);
          setAsking(true);
        }}
      />
      <p className="mt-7 border-line border-t pt-5">
        {t.haveAccount}{' '}
        <Link to={to.login(next)} className="text-link inline-flex min-h-11 items-center">
          {t.login}
        </Link>
      </p>
      {email !== undefined && isAsking && <VerifyDialog email={email} next={next} onClose={() => setAsking(false)} />}
    </FormPage>
  );
}
