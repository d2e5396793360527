import type { ReactNode } from 'react';
import type { Proof } from '#modules/onboarding/bank-contract.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { useShopMessages } from './messages.ts';

/** Gives a form of a page with several its own answer. @param act the hidden field that tells them apart */
export const stateOf = (state: FormState | undefined, act: string): FormState | undefined =>
  state?.values.act === act || state?.code === 'UNREACHABLE' ? state : undefined;

/** Shows what an owner has to do before acts on money and team, and the acts themselves once that is done. */
export function ProofSteps({ proof, state, children }: { proof: Proof; state: FormState | undefined; children: ReactNode }) {
  const { proof: t } = useShopMessages().team;
  const busyLabel = useHubMessages().shop.busy;
  const to = links(useLanguage());
  if (proof === 'ready') return children;
  if (proof === 'authenticator')
    return (
      <section className="mt-10 max-w-lead border border-line-strong bg-raised px-5 py-4">
        <h2 className="text-xl">{t.authenticator.title}</h2>
        <p className="mt-2 mb-4">{t.authenticator.text}</p>
        <p>
          <a href={to.authenticator()} className="solid-button">
            {t.authenticator.link}
          </a>
        </p>
      </section>
    );
  return (
    <section className="mt-10 max-w-lead border border-line-strong bg-raised px-5 py-4">
      <h2 className="text-xl">{t.title}</h2>
      <p className="mt-2 mb-4">{t.text}</p>
      <WorkForm
        fields={[
          { name: 'password', ...t.password, kind: 'password', required: true, autoComplete: 'current-password' },
          { name: 'totp', ...t.totp, kind: 'text', autoComplete: 'one-time-code', maxLength: 40 },
        ]}
        hidden={{ act: 'confirm' }}
        state={stateOf(state, 'confirm')}
        failures={{ TOTP_REQUIRED: t.codeNeeded }}
        submitLabel={t.submit}
        busyLabel={busyLabel}
      />
    </section>
  );
}
