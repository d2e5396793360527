import { Link } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { keepForm } from '../../parts/forms/form-action.ts';
import { useShopApiMessages } from '../api/messages.ts';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import type { Route } from './+types/shop-setup';
import { Checklist } from './checklist.tsx';
import { moveShop } from './move-shop.ts';
import { readShop } from './read-shop.ts';
import { ShopState } from './shop-state.tsx';
import { ShopSteps } from './shop-steps.tsx';
import { isIncomplete } from './standing.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => readShop(context.get(apiContext), params.shop);

export const action = moveShop;

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: hubMessagesOf(languageOfPath(location.pathname)).work.nav.setup }];

/** Shows what a shop has and needs, and what its owner can do about it. */
export default function ShopSetup({ loaderData: shop, actionData }: Route.ComponentProps) {
  const t = useHubMessages().work.nav;
  const language = useLanguage();
  const { title, lead } = useShopApiMessages();
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.setup}</h1>
      <ShopState shop={shop} />
      <Checklist shop={shop} />
      {shop.powers.includes('team') && (
        <p className="mt-10 max-w-lead">
          <Link to={links(language).shopApi(shop.shop)} className="text-link inline-flex min-h-11 items-center font-semibold">
            {title}
          </Link>
          <span className="block text-muted">{lead}</span>
        </p>
      )}
      <ShopSteps shop={shop} state={actionData} isMissing={isIncomplete(shop)} />
    </>
  );
}
