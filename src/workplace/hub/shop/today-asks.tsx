import { Link } from 'react-router';
import type { ShopHold } from '#modules/payouts/shop-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import { useHubMessages } from '../messages.ts';
import { useMoneyMessages } from '../money/messages.ts';
import type { TodayWork } from './read-today.ts';

interface AsksProps extends Pick<TodayWork, 'drafts' | 'missing'> {
  shop: string;
  /** Those against which the shop has not appealed. */
  holds: readonly ShopHold[];
}

/** Lists what the operator asks of a shop: drafts and papers that came back, money that is held back. */
export function TodayAsks({ shop, drafts, missing, holds }: AsksProps) {
  const language = useLanguage();
  const { work, shop: setup } = useHubMessages();
  const money = useMoneyMessages();
  const to = links(language);
  const rows = [
    ...holds.map(({ _id, reason, endsOn }) => ({
      path: to.moneyHold(shop, _id),
      title: `${money.holds}: ${money.hold.reasons[reason]}`,
      note: money.until(dayOf(endsOn, language)),
    })),
    ...missing.map(({ key, family, title, faults }) => ({
      path: family === 'documented' ? to.paper(shop, key) : to.setup(shop, key),
      title: inLanguage(title, language),
      note: faults.map((fault) => setup.faults[fault]).join(' '),
    })),
    ...drafts.map(({ _id, title, state }) => ({
      path: to.draft(shop, _id),
      title: inLanguage(title, language) || work.drafts.untitled,
      note: work.drafts.states[state],
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="mt-10 max-w-column" aria-labelledby="asks">
      <h2 id="asks" className="text-2xl">
        {work.today.asks}
      </h2>
      <ul className="mt-4 border-line border-t">
        {rows.map(({ path, title, note }) => (
          <li key={path} className="border-line border-b">
            <Link to={path} className="quiet-link block py-4">
              <span className="wrap-anywhere block font-semibold text-lg">{title}</span>
              <span className="text-muted">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
