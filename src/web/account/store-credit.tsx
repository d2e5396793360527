import { Link } from 'react-router';
import type { CreditMovement } from '#modules/store-credit/contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { apiContext } from '../api.ts';
import { formatPaise } from '../components/price.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/store-credit';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.menu.storeCredit);

export async function loader({ context, url }: Route.LoaderArgs) {
  return (await loadForUser(url, () => context.get(apiContext).storeCredit.getStoreCredit())).data;
}

/** Balance and history of the store credit, in plain words. */
export default function StoreCreditPage({ loaderData: { balancePaise, movements } }: Route.ComponentProps) {
  const language = useLanguage();
  const at = links(language);
  const t = useAccountMessages().storeCredit;
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      {movements.length === 0 ? (
        <>
          <p className="mt-8 font-display text-xl">{t.none}</p>
          <p className="mt-2 max-w-form text-muted">{t.noneHint}</p>
          <p className="mt-7">
            <Link to={at.home()} className="solid-button">
              {t.browse}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="mt-6">
            <span className="block text-muted">{t.balance}</span>
            <span className="font-display text-3xl tabular-nums">{formatPaise(balancePaise, language)}</span>
          </p>
          <p className="mt-4 max-w-form">{t.text}</p>
          <p className="mt-2 max-w-form text-muted">{t.choice}</p>
          <History movements={movements} />
        </>
      )}
    </>
  );
}

function History({ movements }: { movements: readonly CreditMovement[] }) {
  const language = useLanguage();
  const at = links(language);
  const t = useAccountMessages().storeCredit;
  return (
    <section aria-labelledby="credit-history" className="mt-10">
      <h2 id="credit-history" className="text-2xl">
        {t.history}
      </h2>
      <ul className="mt-4 border-line border-t">
        {movements.map(({ _id, amountPaise, source, orderNumber, reason, at: day }) => (
          <li key={_id} className="grid grid-cols-[1fr_auto] gap-x-6 border-line border-b py-3">
            <span className="min-w-0">
              {t.sources[source]}
              {orderNumber && (
                <Link to={at.order(orderNumber)} className="block w-fit py-1 text-link">
                  {t.order(orderNumber)}
                </Link>
              )}
              {reason && <span className="block break-words text-muted">{reason}</span>}
              <span className="block text-muted text-sm">{formatDay(new Date(day), language)}</span>
            </span>
            <span className={`text-right tabular-nums ${amountPaise > 0 ? 'text-neem' : ''}`}>
              {amountPaise > 0 ? '+' : '−'}
              {formatPaise(Math.abs(amountPaise), language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
