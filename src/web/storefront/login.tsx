import { languageOf, links } from '../links.ts';
import { messagesOf, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/login';
import { AccountsSoon } from './accounts-soon.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).accounts;
  return pageMeta({
    language,
    path: links(language).login(),
    title: t.login,
    description: t.metaDescription,
    settings: settingsOf(matches),
  });
};

export default function LoginPage() {
  return <AccountsSoon title={useMessages().accounts.login} />;
}
