import type { ShopView } from '#modules/onboarding/shop-contract.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';

type Step = keyof ReturnType<typeof useHubMessages>['shop']['steps'];

/** Steps that the owner of a shop can take now. Closing it stands apart from the others. */
export function ShopSteps({ shop, state, isMissing }: { shop: ShopView; state: FormState | undefined; isMissing: boolean }) {
  const t = useHubMessages().shop;
  const steps = shop.events.filter((event): event is Step => event in t.steps && !(event === 'submit' && isMissing));
  // A shop that never sold anything has nothing to send any more.
  const wordsOf = (step: Step) => (step === 'close' && shop.state === 'preparing' ? t.giveUp : t.steps[step]);
  const formOf = (step: Step) => (
    <>
      <p className="mt-2 mb-4 max-w-lead">{wordsOf(step).text}</p>
      <WorkForm
        fields={[]}
        hidden={{ event: step }}
        state={state?.values.event === step || state?.code === 'UNREACHABLE' ? state : undefined}
        failures={{ REQUIREMENTS_MISSING: t.notYet }}
        submitLabel={wordsOf(step).submit}
        busyLabel={t.busy}
        kind={step === 'submit' || step === 'resume' ? 'solid' : 'line'}
      />
    </>
  );
  return (
    <>
      {steps
        .filter((step) => step !== 'close')
        .map((step) => (
          <section key={step} className="mt-10">
            <h2 className="text-xl">{t.steps[step].title}</h2>
            {formOf(step)}
          </section>
        ))}
      {steps.includes('close') && (
        <details className="mt-8 max-w-column">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{wordsOf('close').title}</summary>
          {formOf('close')}
        </details>
      )}
    </>
  );
}
