import { Link, useSearchParams } from 'react-router';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useUser } from '../session/session-store.ts';
import { settingsContext, useRootData } from '../settings.ts';
import type { Route } from './+types/login';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { nextPath } from './next-path.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

export const loader = ({ context }: Route.LoaderArgs) => ({ demoAccounts: context.get(settingsContext).demoAccounts });

export const action = formAction(({ api, form }: FormArgs<'email' | 'password', 'totp'>) => api.accounts.login(form), {
  done: ({ url, to }) => nextPath(url.searchParams) ?? to.home(),
});

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).signIn.login;
  return pageMeta({ language, path: links(language).login(), title, description: metaDescription, settings: settingsOf(matches) });
};

export default function LoginPage({ actionData, loaderData }: Route.ComponentProps) {
  const t = useMessages().signIn.login;
  const to = links(useLanguage());
  const [query] = useSearchParams();
  const next = nextPath(query);
  const user = useUser();
  const supportEmail = useRootData()?.settings.supportEmail;
  return (
    <FormPage title={t.title} intro={t.intro}>
      {user && (
        <p className="mb-6 border-neem border-l-2 pl-5">
          {t.already(user.name)}{' '}
          <Link to={next ?? to.home()} className="text-link inline-flex min-h-6 items-center">
            {t.onward}
          </Link>
        </p>
      )}
      {query.has('ended') && !user && (
        <p role="status" className="mb-6 border-madder border-l-2 bg-sunk px-5 py-3">
          {t.ended}
        </p>
      )}
      <LoginForm state={actionData} next={next} />
      <DemoAccounts accounts={loaderData.demoAccounts} />
      <ul className="mt-7 grid gap-1 border-line border-t pt-5">
        <li>
          <Link to={to.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
            {t.forgot}
          </Link>
        </li>
        <li>
          {t.noAccount}{' '}
          <Link to={to.signup(next)} className="text-link inline-flex min-h-11 items-center">
            {t.signup}
          </Link>
        </li>
        {supportEmail && (
          <li>
            {t.trouble}{' '}
            <a href={`mailto:${supportEmail}`} className="text-link wrap-anywhere inline-flex min-h-11 items-center">
              {supportEmail}
            </a>
          </li>
        )}
        <noscript>
          <li>
            {t.withoutScripts}{' '}
            <a href={to.me()} className="text-link inline-flex min-h-11 items-center">
              {t.toAccount}
            </a>{' '}
            ·{' '}
            <a href={to.logout()} className="text-link inline-flex min-h-11 items-center">
              {useMessages().accountMenu.logout}
            </a>
          </li>
        </noscript>
      </ul>
    </FormPage>
  );
}
