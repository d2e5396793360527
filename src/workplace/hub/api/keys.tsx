import { apiKeyDays, apiKeyScopes } from '#shared/api-keys.ts';
import type { Api } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { dayOf } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { OneButton } from '../shop/one-button.tsx';
import { stateOf } from '../shop/proof-steps.tsx';
import { useShopApiMessages } from './messages.ts';

type Key = Awaited<ReturnType<Api['shopApi']['listApiKeys']>>['data']['keys'][number];

/** The keys of a shop, without their secrets. */
export function ApiKeys({ keys, canRevoke, state }: { keys: readonly Key[]; canRevoke: boolean; state: FormState | undefined }) {
  const { keys: t } = useShopApiMessages();
  return (
    <section className="mt-10 max-w-column" aria-labelledby="keys">
      <h2 id="keys" className="text-2xl">
        {t.title}
      </h2>
      {keys.length === 0 && <p className="mt-3 text-muted">{t.none}</p>}
      {keys.length > 0 && (
        <ul className="mt-4 border-line border-t">
          {keys.map((key) => (
            <OneKey key={key._id} apiKey={key} canRevoke={canRevoke} state={state} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OneKey({ apiKey, canRevoke, state }: { apiKey: Key; canRevoke: boolean; state: FormState | undefined }) {
  const { _id, name, prefix, scopes, madeBy, createdAt, expiresAt, works, lastUsedOn } = apiKey;
  const { keys: t, failures } = useShopApiMessages();
  const language = useLanguage();
  return (
    <li className="border-line border-b py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="wrap-anywhere font-semibold text-lg">{name}</h3>
        <p>
          <code>{prefix}…</code>
        </p>
      </div>
      {!works && <p className="font-semibold text-madder">{t.over}</p>}
      <p>{scopes.map((scope) => t.scopes[scope]).join(' · ')}</p>
      <p className="text-muted text-sm">{t.dates(dayOf(createdAt, language), dayOf(expiresAt, language))}</p>
      <p className="wrap-anywhere text-muted text-sm">
        {madeBy && `${t.by(madeBy)} · `}
        {lastUsedOn ? t.used(dayOf(lastUsedOn, language)) : t.unused}
      </p>
      {canRevoke && (
        <div className="mt-3">
          <OneButton act={`revoke ${_id}`} hidden={{ key: _id }} label={t.revoke} about={name} state={state} failures={failures} />
        </div>
      )}
    </li>
  );
}

/** The form of a new key. */
export function MakeKey({ state }: { state: FormState | undefined }) {
  const { keys, failures } = useShopApiMessages();
  const { add: t, scopes } = keys;
  return (
    <section className="mt-10" aria-labelledby="make-key">
      <h2 id="make-key" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-2 mb-4 max-w-lead">{t.text}</p>
      <WorkForm
        fields={[
          { name: 'name', ...t.name, required: true, maxLength: 60, autoComplete: 'off' },
          ...apiKeyScopes.map((scope) => ({ name: scope, label: scopes[scope], kind: 'tick' as const })),
          {
            name: 'days',
            ...t.days,
            kind: 'select',
            options: apiKeyDays.map((days) => [String(days), t.lasting[days]] as const),
            required: true,
          },
        ]}
        defaults={{ days: '90' }}
        hidden={{ act: 'make-key' }}
        state={stateOf(state, 'make-key')}
        failures={failures}
        submitLabel={t.submit}
        busyLabel={useHubMessages().shop.busy}
      />
    </section>
  );
}
