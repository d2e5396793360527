import { Link } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/compare-draft';
import { Compared, viewOf } from './comparison.tsx';
import { productMessagesOf, useProductMessages } from './messages.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, powers } = await readShop(api, params.shop);
  const { comparison } = (await orNotFound(api.drafts.compareDraft(params))).data;
  const choices = (await api.catalog.listProductChoices(params)).data;
  return { shop, draft: params.draft, comparison, choices, view: viewOf(url), seesPhotos: powers.includes('products') };
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: productMessagesOf(languageOfPath(location.pathname)).history.draft.title },
];

/** Compares what is live now with a draft. */
export default function CompareDraft({ loaderData }: Route.ComponentProps) {
  const { shop, draft, ...compared } = loaderData;
  const { draft: t } = useProductMessages().history;
  return (
    <>
      <p>
        <Link to={links(useLanguage()).draft(shop, draft)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-2 text-muted">{t.lead}</p>
      <Compared {...compared} names={{ before: t.before, after: t.after }} />
    </>
  );
}
