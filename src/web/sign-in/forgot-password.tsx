import { Link, useNavigate } from 'react-router';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/forgot-password';
import { EmailField } from './fields.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export const action = formAction(({ api, form }: FormArgs<'email'>) => api.accounts.forgotPassword(form), {
  done: ({ to }) => to.resetPassword(),
});

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).signIn.forgot;
  return pageMeta({ language, path: links(language).forgotPassword(), title, description: metaDescription, settings: settingsOf(matches) });
};

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const t = useMessages().signIn.forgot;
  const to = links(useLanguage());
  const navigate = useNavigate();
  return (
    <FormPage title={t.title} intro={t.intro}>
      <FormFrame
        state={actionData}
        action={to.forgotPassword()}
        draft="forgot-password"
        words={t.fields}
        submitLabel={t.submit}
        busyLabel={t.busy}
        failures={t.failures}
        recovery={({ code }) => code === 'CONFIRM_BROWSER' && <p className="mt-1">{t.confirmBrowser}</p>}
        // The address travels beside the page's own: it belongs into no history.
        onSuccess={(_answer, { email }) => void navigate(to.resetPassword(), { state: { email } })}
      >
        {(field) => <EmailField field={field('email')} />}
      </FormFrame>
      <p className="mt-7 border-line border-t pt-5">
        <Link to={to.login()} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
    </FormPage>
  );
}
