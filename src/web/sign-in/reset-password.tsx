import { Link, useLocation } from 'react-router';
import { CodeErrorHint } from '../components/code-error-hint.tsx';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/reset-password';
import { CodeField, EmailField } from './fields.tsx';
import { SecondStep } from './second-step.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useMailLink } from './use-mail-link.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

export const action = formAction(
  ({ api, form }: FormArgs<'email' | 'otp' | 'password' | 'passwordConfirm', 'totp'>) => api.accounts.resetPassword(form),
  { done: ({ to }) => to.home() },
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).signIn.reset;
  return [
    ...pageMeta({ language, path: links(language).resetPassword(), title, description: metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  const { reset: t, login } = useMessages().signIn;
  const to = links(useLanguage());
  const carried = (useLocation().state as { email?: string } | null)?.email;
  const { key, email = carried, otp } = useMailLink('reset-password');
  const onSuccess = useAfterSignIn(to.home(), () => t.done);
  return (
    <FormPage title={t.title} intro={t.intro}>
      <FormFrame
        key={key}
        state={actionData}
        action={to.resetPassword()}
        draft="reset-password"
        words={{ ...t.fields, totp: login.fields.totp }}
        defaults={{ ...(email === undefined ? {} : { email }), ...(otp === undefined ? {} : { otp }) }}
        submitLabel={t.submit}
        busyLabel={t.busy}
        failures={{ ...t.failures, TOTP_REQUIRED: null }}
        recovery={(state) => <CodeErrorHint state={state} newCodeLink={{ to: to.forgotPassword(), label: t.sendAgain }} />}
        onSuccess={onSuccess}
      >
        {(field, current) => (
          <>
            <EmailField field={field('email')} />
            <CodeField field={field('otp')} />
            <PasswordField field={field('password')} isNew />
            <PasswordField field={field('passwordConfirm')} isNew />
            {(current?.code === 'TOTP_REQUIRED' || current?.code === 'INVALID_TOTP') && (
              <SecondStep field={field('totp')} words={login.secondStep} isFirst={current.code === 'TOTP_REQUIRED'} />
            )}
          </>
        )}
      </FormFrame>
      <p className="mt-7 border-line border-t pt-5">
        {t.again}{' '}
        <Link to={to.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
          {t.sendAgain}
        </Link>
      </p>
    </FormPage>
  );
}
