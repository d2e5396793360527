import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { rejectedForm } from '../forms/form-state.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/verify';
import { useMailLink } from './use-mail-link.ts';
import { VerifyForm } from './verify-form.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

/** Takes the code, or sends another one. */
export const action = formAction(
  async ({ api, form }: FormArgs<'email', 'otp' | 'intent'>) => {
    const { email, otp = '' } = form;
    if (form.intent !== 'resend') return { signedIn: await api.accounts.verifyOtp({ email, otp }) };
    await api.accounts.resendOtp({ email });
    return { resentTo: email.trim() };
  },
  { done: ({ form, to }) => (form.intent === 'resend' ? undefined : to.emailVerified()) },
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).signIn.verify;
  return [
    ...pageMeta({ language, path: links(language).verifySignup(), title, description: metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/** The page that the mail's button opens, and the code dialog for browsers without scripts. */
export default function VerifyPage({ actionData }: Route.ComponentProps) {
  const t = useMessages().signIn.verify;
  const { key, email, otp } = useMailLink('verify');
  const resentTo = actionData && 'answer' in actionData ? actionData.answer.resentTo : undefined;
  return (
    <FormPage title={t.title} intro={t.sent}>
      {resentTo !== undefined && (
        <p role="status" className="mb-6 border-neem border-l-2 pl-5">
          {t.resent}
        </p>
      )}
      <VerifyForm key={key} state={rejectedForm(actionData)} defaults={{ email: email ?? resentTo, otp }} />
    </FormPage>
  );
}
