import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { WarningIcon } from '#ui/icons.tsx';
import { apiContext } from '../api.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useUser } from '../session/session-store.ts';
import type { Route } from './+types/email-verified';

const redirectDelayMs = 4000;

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** The address of the page claims it, and the server knows it of this browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.searchParams.get('verified') !== 'true') return { isVerified: false };
  const { data } = await context.get(apiContext).accounts.verification();
  return { isVerified: data.verified };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).signIn.verified;
  return [
    ...pageMeta({
      language,
      path: '/email-verified',
      title: loaderData?.isVerified ? t.title : t.failedTitle,
      description: t.metaDescription,
      settings: settingsOf(matches),
    }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/**
 * Says what became of a verification: good news only where an address was verified in this browser within the
 * last minutes.
 */
export default function EmailVerifiedPage({ loaderData: { isVerified } }: Route.ComponentProps) {
  const t = useMessages().signIn.verified;
  const to = links(useLanguage());
  const navigate = useNavigate();
  const user = useUser();
  const goesTo = useRef('');
  goesTo.current = user ? to.home() : to.login();

  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(() => void navigate(goesTo.current, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isVerified, navigate]);

  if (!isVerified) {
    return (
      <div className="page pb-24 lg:pt-6">
        <div className="max-w-column border-madder border-l-2 pl-6 lg:pl-10">
          <WarningIcon className="size-12 text-madder" />
          <h1 className="mt-6 text-3xl lg:text-4xl">{t.failedTitle}</h1>
          <p className="mt-5 text-lg">{t.failedText}</p>
          <Link to={to.signup()} className="solid-button mt-9">
            {t.again}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className="page pb-24 lg:pt-6">
      <div className="max-w-column border-neem border-l-2 pl-6 lg:pl-10">
        <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
        <p className="mt-5 text-lg">{t.text}</p>
        <p className="mt-9 flex flex-wrap gap-4">
          <Link to={to.home()} className="solid-button">
            {t.toShop}
          </Link>
          {!user && (
            <Link to={to.login()} className="line-button">
              {t.toLogin}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
