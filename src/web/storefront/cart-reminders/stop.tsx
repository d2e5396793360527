import { useSearchParams } from 'react-router';
import { MailedLinkPage } from '../../components/mailed-link-page.tsx';
import { type FormArgs, formAction } from '../../forms/form-action.ts';
import { languageOf, links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import type { Route } from './+types/stop';
import { cartReminderMessagesOf, useCartReminderMessages } from './messages.ts';

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export const action = formAction(({ api, url }: FormArgs<never>) =>
  api.cartReminders.stopReminders({ token: url.searchParams.get('token') ?? '' }),
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = cartReminderMessagesOf(language);
  return [
    ...pageMeta({ language, path: location.pathname, title: t.stop.title, description: t.metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
};

/** The page that ends reminders of carts. */
export default function StopRemindersPage({ actionData }: Route.ComponentProps) {
  const { stop: words, failures } = useCartReminderMessages();
  const action = links(useLanguage()).stopReminders(useSearchParams()[0].get('token') ?? '');
  return <MailedLinkPage words={words} action={action} actionData={actionData} failures={failures} />;
}
