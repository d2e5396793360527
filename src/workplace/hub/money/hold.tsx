import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/hold';
import { BackLink, rupees } from './amounts.tsx';
import { moneyMessagesOf, useMoneyMessages } from './messages.ts';
import { orNotFound } from './read-money.ts';

export async function loader({ context, params: { shop, id } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const hold = await orNotFound(api.payouts.getShopHold({ shop, id }));
  return { shop, hold, mayAppeal: (await readShop(api, shop)).powers.includes('money') };
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', id = '' } = params;
  await api.payouts.appealHold({ shop, id, words: form.words ?? '' });
  return to.moneyHold(shop, id);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: moneyMessagesOf(languageOfPath(location.pathname)).hold.title }];

/** Money that is held back: why, how much, until when, and the appeal against it. */
export default function Hold({ loaderData: { shop, hold, mayAppeal }, actionData }: Route.ComponentProps) {
  const all = useMoneyMessages();
  const t = all.hold;
  const language = useLanguage();
  const { state, reason, words, capPaise, endsOn, appeal } = hold;
  const facts = [
    [t.atMost, rupees(capPaise, language)],
    [t.until, dayOf(endsOn, language)],
    [t.why, `${t.reasons[reason]}. ${inLanguage(words, language)}`],
    ...(appeal ? [[t.yours, appeal.words]] : []),
    ...(appeal?.answer ? [[t.answer, inLanguage(appeal.answer, language)]] : []),
  ];
  return (
    <>
      <BackLink to={links(language).money(shop)}>{all.backToMoney}</BackLink>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 font-semibold text-lg">{t.states[state]}</p>
      <p className="mt-2 max-w-lead">{t.text}</p>
      <dl className="mt-6 max-w-column border-line border-t">
        {facts.map(([name, value]) => (
          <div key={name} className="border-line border-b py-3">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'appealed' && appeal && <p className="mt-6">{t.due(dayOf(appeal.answerDue, language))}</p>}
      {state === 'set' && (
        <section className="mt-10">
          <h2 className="text-xl">{t.appealTitle}</h2>
          <p className="mt-2 mb-4 max-w-lead">{mayAppeal ? t.appealText : t.onlyMoney}</p>
          {mayAppeal && (
            <WorkForm
              fields={[{ name: 'words', label: t.appealLabel, kind: 'lines', required: true, maxLength: 2000, faults: { wrong: t.wrong } }]}
              state={actionData}
              submitLabel={t.submit}
              busyLabel={t.busy}
            />
          )}
        </section>
      )}
    </>
  );
}
