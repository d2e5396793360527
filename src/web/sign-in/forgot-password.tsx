import { Link, redirect, useNavigate } from 'react-router';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { submitTo } from '../forms/submit-to.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/forgot-password';
import { EmailField } from './fields.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export async function action({ context, request, url }: Route.ActionArgs) {
  const refused = await submitTo(context.get(apiContext).accounts.forgotPassword, await request.formData());
  return refused ?? redirect(links(languageOf(url.pathname)).resetPassword(), 303);
}

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
        call="/users/forgot-password"
        extra={{}}
        action={to.forgotPassword()}
        draft="forgot-password"
        words={t.fields}
        submitLabel={t.submit}
        busyLabel={t.busy}
        failures={t.failures}
        recovery={({ code }) => code === 'CONFIRM_BROWSER' && <p className="mt-1">{t.confirmBrowser}</p>}
        // The address travels beside the page's own: it belongs into no history.
        onSent={(_answer, { email }) => void navigate(to.resetPassword(), { state: { email } })}
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
