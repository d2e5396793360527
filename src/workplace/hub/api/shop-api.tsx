import { Link } from 'react-router';
import { webhookEvents } from '#modules/shop-api/webhook-contract.ts';
import { apiKeyScopes } from '#shared/api-keys.ts';
import { languageOfPath } from '#shared/localized.ts';
import { type Api, apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { formActionOr, keepFormOr } from '../../parts/forms/form-action.ts';
import { useShopMessages } from '../shop/messages.ts';
import { ProofSteps } from '../shop/proof-steps.tsx';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/shop-api';
import { Deliveries } from './deliveries.tsx';
import { ApiKeys, MakeKey } from './keys.tsx';
import { shopApiMessagesOf, useShopApiMessages } from './messages.ts';
import { AddWebhook, Webhooks } from './webhooks.tsx';

/** Reads what only owners see; others of the team have no such page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, name, powers } = await readShop(api, params.shop);
  if (!powers.includes('team')) throw new Response(null, { status: 404 });
  const before = url.searchParams.get('before');
  const log = before && /^\d{1,15}$/.test(before) ? { shop, before: Number(before) } : { shop };
  const { keys, proof } = (await api.shopApi.listApiKeys({ shop })).data;
  const { webhooks } = (await api.shopApi.listWebhooks({ shop })).data;
  const { deliveries, next } = (await api.shopApi.listDeliveries(log)).data;
  return { shop, name, keys, proof, webhooks, deliveries, next, isFirst: log.before === undefined };
}

/** A secret that the page shows this one time. */
export interface Shown {
  shown: { kind: 'token' | 'secret'; text: string };
}

type Form = Readonly<Record<string, string>> & { shop: string };

/** Picks what was ticked; the fields of ticks are named after it. */
const ticked = <Value extends string>(all: readonly Value[], form: Form) => all.filter((each) => form[each] === 'yes');

/** Calls of the forms by their act; the contract checks the fields. */
const acts: Record<string, (api: Api, form: Form) => Promise<unknown>> = {
  confirm: (api, { password = '', totp }) => api.accounts.reauthenticate({ password, totp }),
  'make-key': (api, { shop, name = '', days, ...form }) =>
    api.shopApi.makeApiKey({ shop, name, days: days as never, scopes: ticked(apiKeyScopes, { ...form, shop }) }),
  revoke: (api, { shop, key = '' }) => api.shopApi.revokeApiKey({ shop, key }),
  'add-webhook': (api, { shop, url = '', ...form }) =>
    api.shopApi.addWebhook({ shop, url, events: ticked(webhookEvents, { ...form, shop }) }),
  secret: (api, { shop, webhook = '' }) => api.shopApi.changeSecret({ shop, webhook }),
  on: (api, { shop, webhook = '' }) => api.shopApi.switchWebhook({ shop, webhook, to: 'on' }),
  off: (api, { shop, webhook = '' }) => api.shopApi.switchWebhook({ shop, webhook, to: 'off' }),
  ping: (api, { shop, webhook = '' }) => api.shopApi.pingWebhook({ shop, webhook }),
  remove: (api, { shop, webhook = '' }) => api.shopApi.removeWebhook({ shop, webhook }),
  resend: (api, { shop, delivery }) => api.shopApi.resendDelivery({ shop, delivery: delivery as never }),
};

export const action = formActionOr<Shown>(async ({ api, form, params, to }) => {
  const { shop = '' } = params;
  const [act = ''] = (form.act ?? '').split(' ');
  const answer = Object.hasOwn(acts, act) ? await acts[act]?.(api, { ...form, shop }) : undefined;
  const { token, secret } = (answer as { data?: { token?: string; secret?: string } } | undefined)?.data ?? {};
  if (token) return { shown: { kind: 'token', text: token } };
  if (secret) return { shown: { kind: 'secret', text: secret } };
  return to.shopApi(shop);
});

export const clientAction = keepFormOr<Shown>;

export const meta: Route.MetaFunction = ({ location }) => [{ title: shopApiMessagesOf(languageOfPath(location.pathname)).title }];

/** The keys and webhooks by which a shop's own system works with it. */
export default function ShopApi({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, keys, proof, webhooks, deliveries, next, isFirst } = loaderData;
  const t = useShopApiMessages();
  const { back } = useShopMessages().team;
  const shown = actionData && 'shown' in actionData ? actionData.shown : undefined;
  const state = actionData && 'code' in actionData ? actionData : undefined;
  return (
    <>
      <p>
        <Link to={links(useLanguage()).shopSetup(shop)} className="text-link inline-flex min-h-11 items-center">
          {back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      {shown && <ShownOnce {...shown} />}
      <ApiKeys keys={keys} canRevoke={proof !== 'password'} state={state} />
      <Webhooks webhooks={webhooks} isReady={proof === 'ready'} state={state} />
      <ProofSteps proof={proof} state={state}>
        {/* Empty again once one was made: what is shown stands on the same page. */}
        <MakeKey key={`key-${keys[0]?._id}`} state={state} />
        <AddWebhook key={`webhook-${webhooks.length}`} state={state} />
      </ProofSteps>
      <Deliveries shop={shop} deliveries={deliveries} next={next} isFirst={isFirst} webhooks={webhooks} state={state} />
    </>
  );
}

function ShownOnce({ kind, text }: Shown['shown']) {
  const t = useShopApiMessages().shown;
  return (
    <section role="status" className="mt-8 max-w-column border-indigo border-l-4 bg-raised px-5 py-4">
      <h2 className="text-xl">{t[kind]}</h2>
      <p className="wrap-anywhere mt-3 select-all font-semibold">
        <code>{text}</code>
      </p>
      <p className="mt-3">{t.once}</p>
    </section>
  );
}
