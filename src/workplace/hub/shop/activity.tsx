import { Link } from 'react-router';
import type { ActivityEntry } from '#modules/activity/contract.ts';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { timeOf } from '../../parts/day.ts';
import { useHubMessages } from '../messages.ts';
import type { Route } from './+types/activity';
import { shopMessagesOf, useShopMessages } from './messages.ts';
import { readShop } from './read-shop.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shop = await readShop(api, params.shop);
  if (!shop.powers.includes('activity')) throw new Response(null, { status: 404 });
  const person = url.searchParams.get('person') || undefined;
  const after = url.searchParams.get('after') || undefined;
  const { data, next } = await api.activity.listActivity({ shop: params.shop, person, after });
  return { shop: shop.shop, ...data, next, person, isFirst: after === undefined };
}

export const meta: Route.MetaFunction = ({ location }) => [{ title: shopMessagesOf(languageOfPath(location.pathname)).activity.title }];

/** Lists who did what in a shop, the latest first. The page and the chosen person stand in the address. */
export default function Activity({ loaderData: { shop, acts, people, next, person, isFirst } }: Route.ComponentProps) {
  const to = links(useLanguage());
  const { activity: t } = useShopMessages();
  const part = person === undefined ? {} : { person };
  return (
    <>
      <p>
        <Link to={to.team(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <form method="get" action={to.activity(shop)} className="mt-6 flex max-w-lead flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field id="person" label={t.filter.label}>
            {(control) => (
              <select {...control} name="person" defaultValue={person ?? ''}>
                <option value="">{t.filter.all}</option>
                {people.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
                <option value="operator">{t.operator}</option>
              </select>
            )}
          </Field>
        </div>
        <Button type="submit" kind="line">
          {t.filter.submit}
        </Button>
      </form>
      {acts.length === 0 ? (
        <p className="mt-8 font-semibold">{t.none}</p>
      ) : (
        <ol className="mt-8 max-w-column border-line border-t">
          {acts.map((act) => (
            <OneAct key={act._id} act={act} />
          ))}
        </ol>
      )}
      <p className="mt-6 flex flex-wrap gap-x-8">
        {!isFirst && (
          <Link to={to.activity(shop, part)} className="text-link inline-flex min-h-11 items-center">
            {t.first}
          </Link>
        )}
        {next && (
          <Link to={to.activity(shop, { ...part, after: next })} className="text-link inline-flex min-h-11 items-center">
            {t.next}
          </Link>
        )}
      </p>
    </>
  );
}

function OneAct({ act: { at, kind, by, person, subject, change, count } }: { act: ActivityEntry }) {
  const language = useLanguage();
  const { activity: t } = useShopMessages();
  const { roles } = useHubMessages();
  const who = person ? `${person.name}, ${t.as(roles[person.role])}` : by === 'operator' ? t.operator : t.former;
  return (
    <li className="border-line border-b py-4">
      <p className="wrap-anywhere font-semibold">
        {t.acts[kind]}
        {subject && `: ${inLanguage(subject, language)}`}
        {count !== undefined && `: ${t.count(String(count))}`}
      </p>
      {change && <p>{t.becomes(change.before, change.after)}</p>}
      <p className="wrap-anywhere text-muted text-sm">
        {who} · <time dateTime={at}>{timeOf(at, language)}</time>
      </p>
    </li>
  );
}
