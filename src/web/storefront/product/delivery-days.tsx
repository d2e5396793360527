import { lazy, Suspense, useEffect, useState } from 'react';
import { type DeliveryRules, estimateArrival } from '#shared/arrival.ts';
import { dispatchDay, roomsOfFull, type ShopCalendar } from '#shared/dispatch-day.ts';
import { formatDate, formatDays } from '#shared/format-day.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { countryName } from '../../components/country-name.ts';
import { loadPin } from '../../delivery/saved-pin.ts';
import { currentCountry } from '../../market/current-country.ts';
import { loadMarket } from '../../market/saved-market.ts';
import { useIsAbroad } from '../../market/use-is-abroad.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

const DeliveryTo = lazy(() => import('./delivery-to.tsx'));

interface DeliveryDaysProps {
  leadTimeDays: number | undefined;
  dispatchDays: number;
  calendar: ShopCalendar;
  /** Months in which no more of it can be made. */
  fullMonths: readonly string[] | undefined;
  delivery: DeliveryRules;
  /** It may be paid in cash, where that is collected. */
  takesCash: boolean;
  now: Date;
}

/** The visitor's country; undefined until the server has said where one is who seems to be abroad. */
function useCountry(isAbroad: boolean): string | undefined {
  const chosen = useHydrated() ? loadMarket()?.country_code : undefined;
  const [detected, setDetected] = useState<string>();
  const isAsked = isAbroad && chosen === undefined;
  useEffect(() => {
    if (isAsked) currentCountry().then(setDetected, () => {});
  }, [isAsked]);
  return chosen ?? (isAbroad ? detected : 'IN');
}

/**
 * When a product arrives. The days are counted in the browser, because the page may be a cached one of
 * another day; until then, and without scripts, it says how many they are in India. For a PIN code, and for
 * another country, the server is asked.
 */
export function DeliveryDays({ leadTimeDays, dispatchDays, calendar, fullMonths, delivery, takesCash, now }: DeliveryDaysProps) {
  const language = useLanguage();
  const t = useMessages().product.promises;
  const hydrated = useHydrated();
  const isAbroad = useIsAbroad();
  const [isAsked, setAsked] = useState(false);
  const goods = [{ leadTimeDays, dispatchDays }];
  const orderedAt = hydrated ? new Date() : now;
  const leavesBy = dispatchDay([{ ...goods[0], rooms: fullMonths && roomsOfFull(fullMonths) }], orderedAt, calendar);
  const isMoved = fullMonths !== undefined && leavesBy > dispatchDay(goods, orderedAt, calendar);
  const { promisedFrom, promisedUntil } = estimateArrival(goods, orderedAt, delivery, leavesBy);
  const { from, until } = (
    leadTimeDays ? estimateArrival([{}], now, delivery) : estimateArrival(goods, now, delivery, dispatchDay(goods, now, calendar))
  ).days;
  const country = useCountry(isAbroad);
  const abroad = country !== undefined && country !== 'IN' ? { code: country, name: countryName(country, language) } : undefined;
  const general = (
    <>
      <span className="block font-semibold text-ink">
        {hydrated ? t.arrives(formatDays(promisedFrom, promisedUntil, language, 'short')) : t.counted}
      </span>
      {!isAbroad && takesCash && <span className="block">{t.cashOnDelivery}</span>}
    </>
  );
  return (
    <>
      <strong className="font-semibold text-neem">{t.free}</strong>
      {country === 'IN' && (
        <>
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
          {leadTimeDays ? t.madeToOrder(leadTimeDays, from, until) : t.ready(from, until)}
        </>
      )}
      {isMoved && <span className="block">{t.monthsFull(formatDate(leavesBy, language))}</span>}
      {country === undefined ? null : abroad || isAsked || (hydrated && loadPin()) ? (
        <Suspense fallback={abroad ? null : general}>
          <DeliveryTo {...{ abroad, leadTimeDays, dispatchDays, leavesBy, takesCash }}>{general}</DeliveryTo>
        </Suspense>
      ) : (
        <>
          {general}
          <button
            type="button"
            data-needs-script
            onClick={() => setAsked(true)}
            className="text-link inline-flex min-h-11 cursor-pointer items-center text-ink"
          >
            {t.askPin}
          </button>
        </>
      )}
    </>
  );
}
