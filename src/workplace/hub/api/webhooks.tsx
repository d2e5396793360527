import { webhookEvents } from '#modules/shop-api/webhook-contract.ts';
import type { Api } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { timeOf } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { OneButton } from '../shop/one-button.tsx';
import { stateOf } from '../shop/proof-steps.tsx';
import { useShopApiMessages } from './messages.ts';

export type Webhook = Awaited<ReturnType<Api['shopApi']['listWebhooks']>>['data']['webhooks'][number];

/** The webhooks of a shop, and what its owner can do with each. */
export function Webhooks({ webhooks, isReady, state }: { webhooks: readonly Webhook[]; isReady: boolean; state: FormState | undefined }) {
  const { webhooks: t } = useShopApiMessages();
  return (
    <section className="mt-12 max-w-column" aria-labelledby="webhooks">
      <h2 id="webhooks" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 max-w-lead">{t.text}</p>
      {webhooks.length === 0 && <p className="mt-3 text-muted">{t.none}</p>}
      {webhooks.length > 0 && (
        <ul className="mt-4 border-line border-t">
          {webhooks.map((webhook) => (
            <OneWebhook key={webhook._id} webhook={webhook} isReady={isReady} state={state} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OneWebhook({ webhook, isReady, state }: { webhook: Webhook; isReady: boolean; state: FormState | undefined }) {
  const { _id, url, events, state: standing, failingSince, previousSecretUntil } = webhook;
  const { webhooks: t, failures } = useShopApiMessages();
  const language = useLanguage();
  const buttons = [
    ...(standing === 'on' ? (['ping', 'off'] as const) : (['on'] as const)),
    ...(isReady ? (['secret'] as const) : []),
    'remove' as const,
  ];
  const labels = { ping: t.ping, off: t.stop, on: t.start, secret: t.secret, remove: t.remove };
  return (
    <li className="border-line border-b py-5">
      <h3 className="wrap-anywhere font-semibold text-lg">{url}</h3>
      <p className={standing === 'failed' ? 'font-semibold text-madder' : ''}>{t.states[standing]}</p>
      {failingSince && standing === 'on' && <p className="text-madder">{t.failing(timeOf(failingSince, language))}</p>}
      {previousSecretUntil && <p>{t.both(timeOf(previousSecretUntil, language))}</p>}
      <p className="text-muted text-sm">{events.map((event) => t.events[event]).join(' · ')}</p>
      <details className="mt-2" open={buttons.some((act) => stateOf(state, `${act} ${_id}`) !== undefined)}>
        <summary className="min-h-11 cursor-pointer py-2">
          {t.change}
          <span className="sr-only"> {url}</span>
        </summary>
        <div className="mt-2 flex flex-wrap gap-3">
          {buttons.map((act) => (
            <OneButton
              key={act}
              act={`${act} ${_id}`}
              hidden={{ webhook: _id }}
              label={labels[act]}
              about={url}
              state={state}
              failures={failures}
            />
          ))}
        </div>
      </details>
    </li>
  );
}

/** The form of a new webhook. */
export function AddWebhook({ state }: { state: FormState | undefined }) {
  const { webhooks, failures } = useShopApiMessages();
  const { add: t, events } = webhooks;
  return (
    <section className="mt-10" aria-labelledby="add-webhook">
      <h2 id="add-webhook" className="text-xl">
        {t.title}
      </h2>
      <div className="mt-4">
        <WorkForm
          fields={[
            { name: 'url', ...t.url, required: true, maxLength: 500, autoComplete: 'off' },
            ...webhookEvents.map((event) => ({ name: event, label: events[event], kind: 'tick' as const })),
          ]}
          hidden={{ act: 'add-webhook' }}
          state={stateOf(state, 'add-webhook')}
          failures={failures}
          submitLabel={t.submit}
          busyLabel={useHubMessages().shop.busy}
        />
      </div>
    </section>
  );
}
