import { Link } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { isUrgent, type NoticeTopic } from '#shared/notice-topics.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { type FormState, formAction, keepForm } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/choices';
import { newsMessagesOf, useNewsMessages } from './messages.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, powers } = await readShop(api, params.shop);
  const choices = (await orNotFound(api.sellers.getNoticeChoices({ shop }))).data;
  return { shop, choices, maySetStock: powers.includes('products'), isSaved: url.searchParams.has('saved') };
}

export const action = formAction(async ({ api, form, all, params, to }) => {
  const { shop = '' } = params;
  if (form.act === 'stock') await api.sellers.setLowStock({ shop, units: form.units });
  else
    await api.sellers.saveNoticeChoices({
      shop,
      mail: all('mail[]') as NoticeTopic[],
      inbox: all('inbox[]') as NoticeTopic[],
      push: all('push[]') as NoticeTopic[],
      quietFrom: form.quietFrom,
      quietUntil: form.quietUntil,
    });
  return `${to.newsChoices(shop)}?saved=yes`;
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: newsMessagesOf(languageOfPath(location.pathname)).choices.title }];

const stateOf = (state: FormState | undefined, act: string) => (state?.values.act === act ? state : undefined);

/** Chooses how a member of a team hears of a shop, and at how many units of stock. */
export default function NewsChoices({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, choices, maySetStock, isSaved } = loaderData;
  const { title, choices: t } = useNewsMessages();
  const to = links(useLanguage());
  const hours = [['', t.noHour] as const, ...Array.from({ length: 24 }, (_, hour) => [String(hour), t.hour(String(hour))] as const)];
  const quiet: FormField[] = [
    { name: 'quietFrom', ...t.from, group: t.quiet, kind: 'select', options: hours },
    { name: 'quietUntil', ...t.until, hint: t.quietText, kind: 'select', options: hours },
  ];
  const textOf = (number: number | undefined) => (number === undefined ? '' : String(number));
  return (
    <>
      <p>
        <Link to={to.news(shop)} className="text-link inline-flex min-h-11 items-center">
          {title}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      {isSaved && !actionData && (
        <p role="status" className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
          {t.saved}
        </p>
      )}
      <div className="mt-6">
        <WorkForm
          fields={quiet}
          defaults={{ quietFrom: textOf(choices.quietFrom), quietUntil: textOf(choices.quietUntil) }}
          hidden={{ act: 'choices' }}
          state={stateOf(actionData, 'choices')}
          submitLabel={t.submit}
          busyLabel={t.busy}
        >
          <h2 className="mt-6 text-2xl">{t.byTopic}</h2>
          <Topics topics={choices.topics} />
        </WorkForm>
      </div>
      {maySetStock && (
        <section className="mt-12" aria-labelledby="low-stock">
          <h2 id="low-stock" className="text-2xl">
            {t.stock.title}
          </h2>
          <p className="mt-2 mb-4 max-w-lead">{t.stock.text}</p>
          <WorkForm
            fields={[{ name: 'units', ...t.stock.units, maxLength: 4, inputMode: 'numeric' }]}
            defaults={{ units: textOf(choices.lowStockAt) }}
            hidden={{ act: 'stock' }}
            state={stateOf(actionData, 'stock')}
            submitLabel={t.submit}
            busyLabel={t.busy}
            kind="line"
          />
        </section>
      )}
    </>
  );
}

type Choices = Route.ComponentProps['loaderData']['choices'];

/** Ticks of each topic: by mail, in the list, and by push message. */
function Topics({ topics }: Pick<Choices, 'topics'>) {
  const { topics: names, choices: t } = useNewsMessages();
  const ways = ['mail', 'inbox', 'push'] as const;
  return (
    <table className="w-full text-left">
      <thead>
        <tr>
          {(['topic', ...ways] as const).map((column) => (
            <th key={column} scope="col" className="border-line-strong border-b py-2 pr-4 font-semibold text-sm">
              {t[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, ...chosen }) => (
          <tr key={topic}>
            <th scope="row" className="border-line border-b py-2 pr-4 font-normal">
              {names[topic]}
              {isUrgent(topic) && <span className="block text-muted text-sm">{t.always}</span>}
            </th>
            {ways.map((way) => (
              <td key={way} className="border-line border-b pr-4">
                <label className="inline-flex size-11 cursor-pointer items-center justify-center">
                  <span className="sr-only">{`${names[topic]}: ${t[way]}`}</span>
                  <input
                    type="checkbox"
                    name={`${way}[]`}
                    value={topic}
                    defaultChecked={chosen[way]}
                    disabled={way === 'inbox' && isUrgent(topic)}
                    className="size-6 accent-indigo"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
