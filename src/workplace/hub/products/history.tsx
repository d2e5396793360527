import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { timeOf } from '../../parts/day.ts';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/history';
import { productMessagesOf, useProductMessages } from './messages.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop } = await readShop(api, params.shop);
  const { title, versions } = (await orNotFound(api.drafts.listVersions(params))).data;
  return { shop, product: params.product, title, versions };
}

export const meta: Route.MetaFunction = ({ location }) => [{ title: productMessagesOf(languageOfPath(location.pathname)).history.title }];

/** Lists what a product was each time a draft of it was applied. */
export default function History({ loaderData: { shop, product, title, versions } }: Route.ComponentProps) {
  const language = useLanguage();
  const { history: t } = useProductMessages();
  const to = links(language);
  return (
    <>
      <p>
        <Link to={to.product(shop, product)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">
        {t.title}: {inLanguage(title, language)}
      </h1>
      <p className="mt-2 max-w-lead text-muted">{versions.length > 0 ? t.lead : t.none}</p>
      <ol reversed className="mt-6 max-w-column border-line border-t">
        {versions.map(({ number, at, title: of, by }, index) => (
          <li key={number} className="border-line border-b py-4">
            <h2 className="font-semibold text-lg">
              {t.version(String(number))}
              {index === 0 && <span className="ml-2 text-neem">{t.live}</span>}
            </h2>
            <p className="wrap-anywhere">{inLanguage(of, language)}</p>
            <p className="text-muted text-sm">{[timeOf(at, language), by && t.by(by)].filter(Boolean).join(' · ')}</p>
            <Link to={to.version(shop, product, number)} className="text-link inline-flex min-h-11 items-center">
              {t.compare}
              <span className="sr-only"> {t.version(String(number))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
