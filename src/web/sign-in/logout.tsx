import { redirect } from 'react-router';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/support/form-page.tsx';
import { languageOf, links } from '../links.ts';
import { messagesOf, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { LogoutForm } from '../session/logout-form.tsx';
import type { Route } from './+types/logout';

export const headers = () => ({ 'Cache-Control': 'public' });

export async function action({ context, url }: Route.ActionArgs) {
  await context.get(apiContext).accounts.logout({});
  return redirect(links(languageOf(url.pathname)).home(), 303);
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { logoutTitle: title, logoutMeta } = messagesOf(language).accountMenu;
  return [
    ...pageMeta({ language, path: links(language).logout(), title, description: logoutMeta, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/** The way out for browsers without scripts. */
export default function LogoutPage() {
  const t = useMessages().accountMenu;
  return (
    <FormPage title={t.logoutTitle} intro={t.logoutText}>
      <LogoutForm className="solid-button cursor-pointer" />
    </FormPage>
  );
}
