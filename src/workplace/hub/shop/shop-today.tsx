import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import { useHubMessages } from '../messages.ts';
import { useMoneyMessages } from '../money/messages.ts';
import { NextPayout } from '../money/next-payout.tsx';
import { LeavesBy } from '../orders/leaves-by.tsx';
import type { TodayWork } from './read-today.ts';
import { TodayAsks } from './today-asks.tsx';

/** Lists what a shop has to do, the most urgent first. */
export function ShopToday({ shop, work }: { shop: string; work: TodayWork }) {
  const { parcels, counts, returns, drafts, missing, money, last, now } = work;
  const language = useLanguage();
  const { work: t } = useHubMessages();
  const words = useMoneyMessages();
  const to = links(language);
  const holds = money?.holds.filter(({ state }) => state === 'set') ?? [];
  const isFree = [parcels, returns, drafts, missing, holds].every(({ length }) => length === 0);
  const toSend = (counts?.['to-pack'] ?? 0) + (counts?.packed ?? 0);
  const row = 'quiet-link flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4';
  return (
    <>
      {isFree && (
        <div className="mt-8 max-w-lead border-indigo border-l-4 pl-5">
          <p className="font-semibold text-xl">{t.today.nothing.title}</p>
          <p className="mt-2">{t.today.nothing.text}</p>
          {last && (
            <p className="mt-2">
              {t.today.nothing.last}:{' '}
              <Link to={to.parcel(shop, last._id)} className="text-link inline-flex min-h-11 items-center">
                {last.titles.map((title) => inLanguage(title, language)).join(', ')} · {last.number}
              </Link>
            </p>
          )}
        </div>
      )}
      {parcels.length > 0 && (
        <section className="mt-8 max-w-column" aria-labelledby="to-send">
          <h2 id="to-send" className="text-2xl">
            {t.today.toSend}
          </h2>
          <ul className="mt-4 border-line border-t">
            {parcels.map((parcel) => (
              <li key={parcel._id} className="border-line border-b">
                <Link to={to.parcel(shop, parcel._id)} className={row}>
                  <span className="wrap-anywhere">
                    <span className="block font-semibold text-lg">
                      {parcel.titles.map((title) => inLanguage(title, language)).join(', ')}
                    </span>
                    <span className="text-muted">
                      {parcel.number} · {t.states[parcel.state]}
                      {parcel.recipient ? ` · ${parcel.recipient}` : ''}
                    </span>
                  </span>
                  <LeavesBy parcel={parcel} now={now} isWhole />
                </Link>
              </li>
            ))}
          </ul>
          {toSend > parcels.length && (
            <p className="mt-4">
              <Link to={to.orders(shop)} className="text-link inline-flex min-h-11 items-center">
                {t.today.allToSend(String(toSend))}
              </Link>
            </p>
          )}
        </section>
      )}
      {returns.length > 0 && (
        <section className="mt-10 max-w-column" aria-labelledby="returns">
          <h2 id="returns" className="text-2xl">
            {t.today.returns}
          </h2>
          <ul className="mt-4 border-line border-t">
            {returns.map(({ number, state, titles, waitsUntil }) => (
              <li key={number} className="border-line border-b">
                <Link to={to.return(shop, number)} className={row}>
                  <span className="wrap-anywhere">
                    <span className="block font-semibold text-lg">{titles.map((title) => inLanguage(title, language)).join(', ')}</span>
                    <span className="text-muted">
                      {number} · {t.returns.states[state]}
                    </span>
                  </span>
                  {waitsUntil && <span>{`${t.returns.columns.until}: ${dayOf(waitsUntil, language)}`}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TodayAsks shop={shop} drafts={drafts} missing={missing} holds={holds} />
      {money && money.months.length > 0 && (
        <section className="mt-10 max-w-lead" aria-labelledby="money">
          <h2 id="money" className="text-2xl">
            {words.title}
          </h2>
          <NextPayout next={money.next} />
          <p className="mt-1">
            <Link to={to.money(shop)} className="text-link inline-flex min-h-11 items-center">
              {t.today.money}
            </Link>
          </p>
        </section>
      )}
      {counts && (
        <ul className="mt-10 flex flex-wrap gap-x-8">
          {(['on-the-way', 'problems'] as const).map((lane) => (
            <li key={lane}>
              <Link to={to.orders(shop, lane)} className="text-link inline-flex min-h-11 items-center">
                {(lane === 'problems' ? t.today.problems : t.today.onTheWay)(String(counts[lane]))}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
