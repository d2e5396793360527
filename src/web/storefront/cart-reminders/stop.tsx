import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormPage } from '../../components/form-page.tsx';
import { type FormArgs, formAction } from '../../forms/form-action.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { rejectedForm } from '../../forms/form-state.ts';
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

/**
 * The page that ends reminders of carts. Opening it changes nothing; mail programs send its form for the
 * reader (RFC 8058) and need an answer without a redirect.
 */
export default function StopRemindersPage({ actionData }: Route.ComponentProps) {
  const { stop: t, failures } = useCartReminderMessages();
  const token = useSearchParams()[0].get('token') ?? '';
  const to = links(useLanguage());
  const [isDone, setDone] = useState(actionData !== undefined && 'answer' in actionData);
  return (
    <FormPage title={t.title} intro={t.intro}>
      {isDone ? (
        <p role="status" className="border-neem border-l-2 pl-6 text-lg">
          {t.done}
        </p>
      ) : (
        <FormFrame
          action={to.stopReminders(token)}
          words={{}}
          state={rejectedForm(actionData)}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={failures}
          onSuccess={() => setDone(true)}
        >
          {() => null}
        </FormFrame>
      )}
    </FormPage>
  );
}
