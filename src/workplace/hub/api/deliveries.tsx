import { Link } from 'react-router';
import type { Api } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { timeOf } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { OneButton } from '../shop/one-button.tsx';
import { useShopApiMessages } from './messages.ts';
import type { Webhook } from './webhooks.tsx';

type Delivery = Awaited<ReturnType<Api['shopApi']['listDeliveries']>>['data']['deliveries'][number];

interface DeliveriesProps {
  shop: string;
  deliveries: readonly Delivery[];
  next: number | undefined;
  isFirst: boolean;
  webhooks: readonly Webhook[];
  state: FormState | undefined;
}

/** Lists what was sent to the webhooks of a shop, the latest first. */
export function Deliveries({ shop, deliveries, next, isFirst, webhooks, state }: DeliveriesProps) {
  const { log: t } = useShopApiMessages();
  const to = links(useLanguage());
  if (webhooks.length === 0 && deliveries.length === 0) return null;
  return (
    <section className="mt-12 max-w-column" aria-labelledby="log">
      <h2 id="log" className="text-2xl">
        {t.title}
      </h2>
      {deliveries.length === 0 ? (
        <p className="mt-3 text-muted">{t.none}</p>
      ) : (
        <ul className="mt-4 border-line border-t">
          {deliveries.map((delivery) => (
            <OneDelivery
              key={delivery._id}
              delivery={delivery}
              webhook={webhooks.find(({ _id }) => _id === delivery.webhook)}
              state={state}
            />
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-6">
        {!isFirst && (
          <Link to={to.shopApi(shop)} className="text-link inline-flex min-h-11 items-center">
            {t.newest}
          </Link>
        )}
        {next !== undefined && (
          <Link to={to.shopApi(shop, next)} className="text-link inline-flex min-h-11 items-center">
            {t.older}
          </Link>
        )}
      </p>
    </section>
  );
}

function OneDelivery({ delivery, webhook, state }: { delivery: Delivery; webhook: Webhook | undefined; state: FormState | undefined }) {
  const { _id, kind, event, state: standing, attempts, occurredAt, dueAt, outcome, status, ms } = delivery;
  const { log: t, webhooks, failures } = useShopApiMessages();
  const language = useLanguage();
  const name = webhooks.events[kind as keyof typeof webhooks.events] ?? kind;
  const said =
    status !== undefined && ms !== undefined ? t.status(String(status), String(ms)) : t.outcomes[outcome as keyof typeof t.outcomes];
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{name}</p>
        <p className={standing === 'failed' ? 'font-semibold text-madder' : ''}>{t.states[standing]}</p>
      </div>
      <p className="text-muted text-sm">
        {[timeOf(occurredAt, language), said, attempts > 1 && t.attempts(String(attempts))].filter(Boolean).join(' · ')}
      </p>
      {dueAt && attempts > 0 && <p className="text-muted text-sm">{t.next(timeOf(dueAt, language))}</p>}
      <p className="wrap-anywhere text-muted text-sm">
        {webhook?.url} <code>{event}</code>
      </p>
      {webhook?.state === 'on' && standing !== 'waiting' && (
        <OneButton
          act={`resend ${_id}`}
          hidden={{ delivery: String(_id) }}
          label={t.resend}
          about={name}
          state={state}
          failures={failures}
        />
      )}
    </li>
  );
}
