import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import type { Route } from './+types/makers';
import { makersMessagesOf, useMakersMessages } from './messages.ts';

export const loader = async ({ context, params: { shop } }: Route.LoaderArgs) => ({
  shop,
  ...(await orNotFound(context.get(apiContext).onboarding.listShopMakers({ shop }))).data,
});

export const meta: Route.MetaFunction = ({ location }) => [{ title: makersMessagesOf(languageOfPath(location.pathname)).title }];

/** The makers whose pages a shop keeps. */
export default function Makers({ loaderData: { shop, makers } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMakersMessages();
  const to = links(language);
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <p className="mt-6">
        <Link to={to.maker(shop, 'new')} className="solid-button">
          {t.add}
        </Link>
      </p>
      {makers.length === 0 ? (
        <p className="mt-8 text-muted">{t.none}</p>
      ) : (
        <ul className="mt-8 max-w-column border-line border-t">
          {makers.map(({ _id, name, state, lacksHindi }) => (
            <li key={_id} className="border-line border-b py-4">
              <Link to={to.maker(shop, _id)} className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-link text-lg">
                {inLanguage(name, language)}
              </Link>
              <p className={state === 'sent-back' ? 'font-semibold text-madder' : 'text-muted'}>{t.states[state]}</p>
              {lacksHindi && <p className="text-muted text-sm">{t.lacksHindi}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
