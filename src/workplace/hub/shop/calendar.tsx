import type { AwaySales } from '#shared/dispatch-day.ts';
import { languageOfPath } from '#shared/localized.ts';
import { type Api, apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { orNotFound } from '../../or-not-found.ts';
import { shortDay } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import type { Route } from './+types/calendar';
import { ClosedDays } from './closed-days.tsx';
import { HolidayMode } from './holiday-mode.tsx';
import { Making } from './making.tsx';
import { shopMessagesOf, useShopMessages } from './messages.ts';
import { WorkingDays } from './working-days.tsx';

export async function loader({ context, params: { shop } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { data } = await orNotFound(api.onboarding.getCalendar({ shop }));
  return { ...data, making: (await api.making.getShopMaking({ shop })).data };
}

type Acts = Record<string, (api: Api, form: Readonly<Record<string, string>> & { shop: string }) => Promise<unknown>>;

/** Calls of the forms by their act; the contract checks the fields. */
const acts: Acts = {
  weekdays: (api, { shop, ...form }) =>
    api.onboarding.saveWeekdays({ shop, weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => form[`day${day}`] === 'yes') }),
  close: (api, { shop, from = '', until = '', name = '' }) => api.onboarding.addClosedDays({ shop, from, until, name }),
  holiday: (api, { shop, from = '', until = '', sells, words, wordsHi }) =>
    api.onboarding.saveHolidayMode({ shop, from, until, sells: sells as AwaySales, words, wordsHi }),
  capacity: (api, { shop, product, perMonth }) => api.making.saveCapacity({ shop, product, perMonth }),
  remove: (api, { shop, holiday = '' }) => api.onboarding.removeHoliday({ shop, holiday }),
};

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '' } = params;
  const [act = ''] = (form.act ?? '').split(' ');
  if (Object.hasOwn(acts, act)) await acts[act]?.(api, { ...form, shop });
  return to.calendar(shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: shopMessagesOf(languageOfPath(location.pathname)).calendar.title }];

/** The days on which a shop sends parcels, those on which it is closed, its months, and its holiday mode. */
export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { leavesBy, dispatchDays, holidays, today, weekdays, making } = loaderData;
  const language = useLanguage();
  const { calendar: t } = useShopMessages();
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <p className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
        <strong className="block font-semibold text-lg">{t.preview(shortDay(leavesBy, language))}</strong>
        <span className="text-muted">{t.dispatch(dispatchDays)}</span>
      </p>
      <WorkingDays weekdays={weekdays} state={actionData} />
      <ClosedDays days={holidays.filter(({ sells }) => !sells)} state={actionData} />
      <Making making={making} state={actionData} />
      <HolidayMode holiday={holidays.find(({ sells }) => sells)} today={today} state={actionData} />
    </>
  );
}
