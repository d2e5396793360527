import type { ReceiveView } from '#modules/ledger/contract.ts';
import { formatRupees } from '#shared/money.ts';
import { useLanguage } from '../../language.ts';
import { dayOf } from '../../parts/day.ts';
import { useProductMessages } from './messages.ts';

/** Shows what reaches the seller's bank of a price, part by part, with the rates and where they come from. */
export function Receive({ receive }: { receive: ReceiveView | undefined }) {
  const language = useLanguage();
  const { receive: t } = useProductMessages().products;
  const rows =
    receive &&
    ([
      [t.price, receive.pricePaise, undefined],
      [t.commission, -receive.commissionPaise, receive.rates.commission],
      [t.commissionGst, -receive.commissionGstPaise, receive.rates.commissionGst],
      [t.tcs, -receive.tcsPaise, receive.rates.tcs],
      [t.tds, -receive.tdsPaise, receive.rates.tds],
    ] as const);
  return (
    <section className="mt-10 max-w-lead" aria-labelledby="receive">
      <h2 id="receive" className="text-2xl">
        {t.title}
      </h2>
      {rows ? (
        <>
          <p className="mt-2 text-muted">{t.lead(dayOf(new Date().toISOString(), language))}</p>
          <dl className="mt-4 border-line border-t">
            {rows.map(([name, paise, rate]) => (
              <div key={name} className="flex justify-between gap-4 border-line border-b py-2">
                <dt>
                  {name}
                  {rate && (
                    <span className="block text-muted text-sm">
                      {rate.rateBp / 100}%, {t.since(dayOf(`${rate.from}T12:00:00Z`, language))}
                      {rate.source && ` · ${rate.source}`}
                    </span>
                  )}
                </dt>
                <dd className="shrink-0 tabular-nums">{formatRupees(paise)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 py-3 font-semibold text-lg">
              <dt>{t.received}</dt>
              <dd className="shrink-0 tabular-nums">{formatRupees(receive.receivedPaise)}</dd>
            </div>
          </dl>
          <p className="text-muted">{t.gst(formatRupees(receive.gstPaise))}</p>
        </>
      ) : (
        <p className="mt-2 text-muted">{t.later}</p>
      )}
    </section>
  );
}
