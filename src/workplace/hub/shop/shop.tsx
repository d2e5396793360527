import { apiContext } from '../../context.ts';
import { keepForm } from '../../parts/forms/form-action.ts';
import type { Route } from './+types/shop';
import { Checklist } from './checklist.tsx';
import { moveShop } from './move-shop.ts';
import { readShop } from './read-shop.ts';
import { readToday } from './read-today.ts';
import { ShopState } from './shop-state.tsx';
import { ShopSteps } from './shop-steps.tsx';
import { ShopToday } from './shop-today.tsx';
import { isIncomplete } from './standing.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shop = await readShop(api, params.shop);
  if (shop.state === 'preparing' || shop.state === 'in-review') return { shop };
  // The work names those that are missing; the page of the setup shows all.
  return { shop: { ...shop, requirements: [] }, work: await readToday(api, shop) };
}

export const action = moveShop;

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: (loaderData as { shop?: { name: string } } | undefined)?.shop?.name ?? '' },
];

/** The first page of a shop: what it needs while it is prepared, and what waits today once it is open. */
export default function Shop({ loaderData: { shop, work }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="wrap-anywhere text-3xl lg:text-4xl">{shop.name}</h1>
      {shop.state !== 'open' && <ShopState shop={shop} />}
      {work ? (
        <ShopToday shop={shop.shop} work={work} />
      ) : (
        <>
          <Checklist shop={shop} />
          <ShopSteps shop={shop} state={actionData} isMissing={isIncomplete(shop)} />
        </>
      )}
    </>
  );
}
