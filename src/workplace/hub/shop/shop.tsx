import { Link } from 'react-router';
import type { ShopView } from '#modules/onboarding/shop-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { useHubMessages } from '../messages.ts';
import type { Route } from './+types/shop';
import { Checklist } from './checklist.tsx';
import { readShop } from './read-shop.ts';
import { ShopSteps } from './shop-steps.tsx';

export const loader = async ({ context, params }: Route.LoaderArgs) => readShop(context.get(apiContext), params.shop);

export const action = formAction(async ({ api, form, params, to }) => {
  const shop = params.shop ?? '';
  await api.onboarding.moveOwnShop({ shop, event: form.event as 'submit' });
  return to.myShop(shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: (loaderData as { name?: string } | undefined)?.name ?? '' }];

/** The first page of a shop: how it stands, what it needs, and what its owner can do about it. */
export default function Shop({ loaderData: shop, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useHubMessages().shop;
  const { name, text } = t.states[shop.state];
  const isPreparing = shop.state === 'preparing' || shop.state === 'in-review';
  const isMissing = shop.requirements.some(({ required, faults }) => required && faults.length > 0);
  return (
    <>
      <h1 className="wrap-anywhere text-3xl lg:text-4xl">{shop.name}</h1>
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
      {isPreparing && <Checklist shop={shop} />}
      <ShopLinks shop={shop} />
      <ShopSteps shop={shop} state={actionData} isMissing={isMissing} />
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

/** Links to the pages about the shop itself. */
function ShopLinks({ shop: { shop, powers, requirements } }: { shop: ShopView }) {
  const { places } = useHubMessages().team;
  const to = links(useLanguage());
  const rows = [
    [to.team(shop), places.team],
    ...(powers.includes('settings') && requirements.some(({ key }) => key === 'bank') ? [[to.setup(shop, 'bank'), places.bank]] : []),
  ] as const;
  return (
    <nav aria-labelledby="places" className="mt-10 max-w-column">
      <h2 id="places" className="text-xl">
        {places.title}
      </h2>
      <ul className="mt-2">
        {rows.map(([path, name]) => (
          <li key={path}>
            <Link to={path ?? ''} className="text-link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
