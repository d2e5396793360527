import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { keepForm } from '../../parts/forms/form-action.ts';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import type { Route } from './+types/shop-setup';
import { Checklist } from './checklist.tsx';
import { moveShop } from './move-shop.ts';
import { readShop } from './read-shop.ts';
import { ShopState } from './shop-state.tsx';
import { ShopSteps } from './shop-steps.tsx';

export const loader = async ({ context, params }: Route.LoaderArgs) => readShop(context.get(apiContext), params.shop);

export const action = moveShop;

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: hubMessagesOf(languageOfPath(location.pathname)).work.nav.setup }];

/** Shows what a shop has and needs, and what its owner can do about it. */
export default function ShopSetup({ loaderData: shop, actionData }: Route.ComponentProps) {
  const t = useHubMessages().work.nav;
  const isMissing = shop.requirements.some(({ required, faults }) => required && faults.length > 0);
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.setup}</h1>
      <ShopState shop={shop} />
      <Checklist shop={shop} />
      <ShopSteps shop={shop} state={actionData} isMissing={isMissing} />
    </>
  );
}
