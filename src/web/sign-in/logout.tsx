import { Link } from 'react-router';
import { FormPage } from '../components/form-page.tsx';
import { formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { LogoutForm } from '../session/logout-form.tsx';
import { useUser } from '../session/session-store.ts';
import type { Route } from './+types/logout';

export const headers = () => ({ 'Cache-Control': 'public' });

export const action = formAction(({ api }) => api.accounts.logout({}), { done: ({ to }) => to.home() });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { logoutTitle: title, logoutMeta } = messagesOf(language).accountMenu;
  return [
    ...pageMeta({ language, path: links(language).logout(), title, description: logoutMeta, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/**
 * The log-out for browsers without scripts. With scripts it tells a visitor that there is no session to end.
 */
export default function LogoutPage() {
  const { accountMenu: t, shell } = useMessages();
  const to = links(useLanguage());
  if (useUser() === null) {
    return (
      <FormPage title={t.notLoggedInTitle} intro={t.notLoggedInText}>
        <Link to={to.login()} className="solid-button">
          {shell.login}
        </Link>
      </FormPage>
    );
  }
  return (
    <FormPage title={t.logoutTitle} intro={t.logoutText}>
      <LogoutForm className="solid-button cursor-pointer" />
    </FormPage>
  );
}
