import { useSearchParams } from 'react-router';
import { alertMessagesOf, useAlertMessages } from '../../alerts/messages.ts';
import { MailedLinkPage } from '../../components/mailed-link-page.tsx';
import { type FormArgs, formAction } from '../../forms/form-action.ts';
import { languageOf, links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import type { Route } from './+types/confirm';

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export const action = formAction(({ api, url }: FormArgs<never>) =>
  api.productAlerts.confirmAlert({ token: url.searchParams.get('token') ?? '' }),
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = alertMessagesOf(language);
  return [
    ...pageMeta({
      language,
      path: location.pathname,
      title: t.confirm.title,
      description: t.metaDescription,
      settings: settingsOf(matches),
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

/** The page that the link of a confirmation opens. */
export default function ConfirmAlertPage({ actionData }: Route.ComponentProps) {
  const { confirm: words, failures } = useAlertMessages();
  const action = links(useLanguage()).confirmAlert(useSearchParams()[0].get('token') ?? '');
  return <MailedLinkPage words={words} action={action} actionData={actionData} failures={failures} />;
}
