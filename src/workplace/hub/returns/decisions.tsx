import type { ShopReturn } from '#modules/returns/shop-contract.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';

interface DecisionsProps {
  id: string;
  events: ShopReturn['events'];
  /** The rejected form of an event. */
  stateOf: (event: string) => FormState | undefined;
}

/** The steps that a shop can take about a return, each a form that opens. */
export function Decisions({ id, events, stateOf }: DecisionsProps) {
  const { returns: t, parcel } = useHubMessages().work;
  if (events.length === 0) return null;
  const words: FormField = { name: 'decision', label: t.decision, kind: 'lines', maxLength: 2_000 };
  return (
    <section className="mt-10 max-w-column" aria-labelledby="decide">
      <h2 id="decide" className="text-2xl">
        {t.decide}
      </h2>
      {events.map((event) => {
        const { title, text, submit } = t.events[event];
        return (
          <details key={event} className="mt-4 border-line border-b pb-4" open={stateOf(event) !== undefined}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
            <p className="mt-2 mb-4 max-w-lead">{text}</p>
            <WorkForm
              fields={[
                { ...words, required: event === 'refuse' },
                ...(event === 'refund' ? [{ name: 'restock', label: t.restock, kind: 'tick' as const }] : []),
              ]}
              hidden={{ intent: event, id }}
              state={stateOf(event)}
              failures={{ OUT_OF_STOCK: t.noStock, NOT_RETURNABLE: t.notReturnable }}
              submitLabel={submit}
              busyLabel={parcel.busy}
              kind={event === 'refuse' ? 'line' : 'solid'}
            />
          </details>
        );
      })}
    </section>
  );
}
