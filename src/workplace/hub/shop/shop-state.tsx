import type { ShopView } from '#modules/onboarding/shop-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { dayOf } from '../../parts/day.ts';
import { useHubMessages } from '../messages.ts';

/** Says how a shop stands, and what the operator wrote about it. */
export function ShopState({ shop }: { shop: ShopView }) {
  const language = useLanguage();
  const t = useHubMessages().shop;
  const { name, text } = t.states[shop.state];
  return (
    <>
      <div className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
        <p className="font-semibold text-xl">{name}</p>
        <p className="mt-2">{text}</p>
        {shop.unsettled && <Unsettled left={shop.unsettled} />}
        {shop.state !== 'open' && <p className="mt-2 text-muted text-sm">{t.since(dayOf(shop.stateAt, language))}</p>}
      </div>
      {shop.reason && (
        <div className="mt-6 max-w-lead border border-line-strong bg-raised px-5 py-4">
          <p className="font-semibold">{t.reason}</p>
          <p className="mt-1 whitespace-pre-line">{inLanguage(shop.reason, language)}</p>
        </div>
      )}
    </>
  );
}

/** Says for what a closing shop waits. */
function Unsettled({ left: { parcels, balance } }: { left: NonNullable<ShopView['unsettled']> }) {
  const t = useHubMessages().shop.unsettled;
  return (
    <ul className="mt-2">
      {parcels > 0 && <li>{t.parcels(parcels)}</li>}
      {balance && <li>{t.balance}</li>}
      {parcels === 0 && !balance && <li>{t.none}</li>}
    </ul>
  );
}
