import type { Proof } from '#modules/onboarding/bank-contract.ts';
import { useLanguage } from '../../language.ts';
import { dayOf } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { useShopMessages } from './messages.ts';
import { ProofSteps, stateOf } from './proof-steps.tsx';

interface Account {
  holder: string;
  last4: string;
  ifsc: string;
  usableFrom: string;
}

export interface ShopBank {
  usable?: Account | undefined;
  entered?: Account | undefined;
  proof: Proof;
}

/** The bank account of a shop: the one that is paid to, a new one that rests, and the form of another. */
export function Bank({
  bank: { usable, entered, proof },
  isClosed,
  state,
}: {
  bank: ShopBank;
  isClosed: boolean;
  state: FormState | undefined;
}) {
  const { bank: t, failures } = useShopMessages().team;
  const busyLabel = useHubMessages().shop.busy;
  const language = useLanguage();
  return (
    <>
      {!usable && !entered && <p className="max-w-lead font-semibold">{t.none}</p>}
      {usable && <Known title={t.usable} account={usable} />}
      {entered && <Known title={t.entered} account={entered} text={t.from(dayOf(entered.usableFrom, language))} />}
      {!isClosed && (
        <ProofSteps proof={proof} state={state}>
          <section className="mt-10">
            <h2 className="text-xl">{usable || entered ? t.another : t.title}</h2>
            <p className="mt-2 mb-4 max-w-lead">{t.rest}</p>
            <WorkForm
              fields={[
                { name: 'holder', ...t.holder, required: true, maxLength: 100, autoComplete: 'off' },
                { name: 'account', ...t.number, required: true, maxLength: 30, inputMode: 'numeric', autoComplete: 'off' },
                { name: 'accountAgain', ...t.again, required: true, maxLength: 30, inputMode: 'numeric', autoComplete: 'off' },
                { name: 'ifsc', ...t.ifsc, required: true, maxLength: 20, autoComplete: 'off' },
              ]}
              hidden={{ act: 'save' }}
              state={stateOf(state, 'save')}
              failures={failures}
              submitLabel={t.submit}
              busyLabel={busyLabel}
            />
          </section>
        </ProofSteps>
      )}
      {entered && proof !== 'password' && !isClosed && (
        <section className="mt-10">
          <h2 className="text-xl">{t.stop.title}</h2>
          <p className="mt-2 mb-4 max-w-lead">{t.stop.text}</p>
          <WorkForm
            fields={[]}
            hidden={{ act: 'stop' }}
            state={stateOf(state, 'stop')}
            failures={failures}
            submitLabel={t.stop.submit}
            busyLabel={busyLabel}
            kind="line"
          />
        </section>
      )}
    </>
  );
}

function Known({ title, account, text }: { title: string; account: Account; text?: string }) {
  const { bank: t } = useShopMessages().team;
  return (
    <section className="mb-6 max-w-lead border-indigo border-l-4 pl-5">
      <h2 className="text-xl">{title}</h2>
      <p className="wrap-anywhere mt-2 font-semibold">{t.account(account.ifsc, account.last4)}</p>
      <p className="wrap-anywhere">{account.holder}</p>
      {text && <p className="mt-2 text-muted">{text}</p>}
    </section>
  );
}
