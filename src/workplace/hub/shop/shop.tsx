import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
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
        {shop.state !== 'open' && <p className="mt-2 text-muted text-sm">{t.since(dayOf(shop.stateAt, language))}</p>}
      </div>
      {shop.reason && (
        <div className="mt-6 max-w-lead border border-line-strong bg-raised px-5 py-4">
          <p className="font-semibold">{t.reason}</p>
          <p className="mt-1 whitespace-pre-line">{inLanguage(shop.reason, language)}</p>
        </div>
      )}
      {isPreparing && <Checklist shop={shop} />}
      <ShopSteps shop={shop} state={actionData} isMissing={isMissing} />
    </>
  );
}
