import { data, redirect } from 'react-router';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { submitTo } from '../forms/submit-to.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/verify';
import { useMailLink } from './use-mail-link.ts';
import { VerifyForm } from './verify-form.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export async function action({ context, request, url }: Route.ActionArgs) {
  const { accounts } = context.get(apiContext);
  const form = await request.formData();
  if (form.get('intent') === 'resend') {
    const refused = await submitTo(accounts.resendOtp, form);
    return refused ?? data({ resentTo: String(form.get('email')).trim() });
  }
  const refused = await submitTo(accounts.verifyOtp, form);
  return refused ?? redirect(links(languageOf(url.pathname)).emailVerified(), 303);
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).signIn.verify;
  return [
    ...pageMeta({ language, path: links(language).verifySignup(), title, description: metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/** Where the button of the mail leads, and the code dialog for browsers without scripts. */
export default function VerifyPage({ actionData }: Route.ComponentProps) {
  const t = useMessages().signIn.verify;
  const { key, email, otp } = useMailLink('verify');
  const resentTo = actionData && 'resentTo' in actionData ? actionData.resentTo : undefined;
  return (
    <FormPage title={t.title} intro={t.sent}>
      {resentTo !== undefined && (
        <p role="status" className="mb-6 border-neem border-l-2 pl-5">
          {t.resent}
        </p>
      )}
      <VerifyForm
        key={key}
        state={actionData && 'code' in actionData ? actionData : undefined}
        defaults={{ email: email ?? resentTo, otp }}
      />
    </FormPage>
  );
}
