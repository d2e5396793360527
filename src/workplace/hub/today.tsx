import { Link, redirect, useRouteLoaderData } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../context.ts';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/today';
import { hubMessagesOf, useHubMessages } from './messages.ts';

/** A person of one shop goes straight in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shops } = (await context.get(apiContext).onboarding.listMyShops()).data;
  const [only] = shops;
  if (only && shops.length === 1) throw redirect(links(languageOfPath(url.pathname)).myShop(only.shop));
  return { shops };
}

export const meta: Route.MetaFunction = ({ location }) => [{ title: hubMessagesOf(languageOfPath(location.pathname)).today.title }];

export default function Today({ loaderData: { shops } }: Route.ComponentProps) {
  const t = useHubMessages();
  const to = links(useLanguage());
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.today.title}</h1>
      {shops.length === 0 ? (
        <WithoutShop />
      ) : (
        <>
          <p className="mt-4 max-w-lead text-lg text-muted">{t.shops.lead}</p>
          <ul className="mt-6 max-w-column border-line border-t">
            {shops.map(({ shop, name, state, role }) => (
              <li key={shop} className="border-line border-b">
                <Link to={to.myShop(shop)} className="quiet-link block py-4">
                  <span className="wrap-anywhere block font-semibold text-lg">{name}</span>
                  <span className="text-muted">
                    {t.shop.states[state].name} · {t.roles[role]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Work that the operator does for sellers who have no shop here. */
function WithoutShop() {
  const t = useHubMessages().today;
  const email = useRouteLoaderData<typeof rootLoader>('root')?.supportEmail;
  return (
    <>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <dl className="mt-6 max-w-column border-line border-t">
        {t.rows.map(({ name, text }) => (
          <div key={name} className="border-line border-b py-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <a href={`mailto:${email}`} className="line-button">
          {t.write}
        </a>
      </p>
    </>
  );
}
