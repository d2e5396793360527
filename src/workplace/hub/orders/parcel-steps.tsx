import { cancelReasons } from '#modules/orders/parcel-contract.ts';
import type { ShopParcel } from '#modules/orders/shop-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { shortDay } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';

/** Couriers whose pages follow a parcel by its number. */
const couriers = ['India Post', 'Delhivery', 'Blue Dart', 'DTDC', 'Ekart', 'XpressBees', 'FedEx', 'DHL', 'Aramex', 'UPS'];

interface StepsProps {
  parcel: ShopParcel;
  /** The rejected form of an intent. */
  stateOf: (intent: string) => FormState | undefined;
}

/** The state of a parcel, and the forms of what its shop can do about it. */
export function ParcelSteps({ parcel, stateOf: ofForm }: StepsProps) {
  const language = useLanguage();
  const { parcel: t, orders, states } = useHubMessages().work;
  const { events, packAt, shipBy, lane, note } = parcel;
  const isDue = (lane === 'to-pack' || lane === 'packed') && shipBy !== undefined;
  return (
    <>
      <div className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
        <p className="font-semibold text-xl">{packAt ? t.planned : states[parcel.state]}</p>
        {isDue && <p className="mt-2">{t.leaves(shortDay(shipBy, language))}</p>}
        {note && <p className="mt-2 whitespace-pre-line">{note}</p>}
        {lane === 'problems' && <p className="mt-2">{t.problem}</p>}
      </div>
      {events.includes('pack') && (
        <section className="mt-6" aria-label={t.pack}>
          {!packAt && <p className="mb-4 max-w-lead text-muted">{t.packText}</p>}
          <WorkForm
            key={packAt ? 'undo' : 'pack'}
            fields={[]}
            hidden={{ intent: packAt ? 'undo' : 'pack' }}
            state={ofForm(packAt ? 'undo' : 'pack')}
            failures={{ WRONG_STATE: orders.tooLate }}
            submitLabel={packAt ? t.undo : t.pack}
            busyLabel={t.busy}
            kind={packAt ? 'line' : 'solid'}
          />
        </section>
      )}
      {lane === 'packed' && <Ship state={ofForm('ship')} />}
      {events.includes('cancel') && <Cancel parcel={parcel} state={ofForm('cancel')} />}
    </>
  );
}

function Ship({ state }: { state: FormState | undefined }) {
  const { ship: t } = useHubMessages().work.parcel;
  const { busy } = useHubMessages().work.parcel;
  const isDoubted = state?.fields.trackingNumber !== undefined || state?.values.trackingUnchecked !== undefined;
  const fields: FormField[] = [
    { name: 'carrier', label: t.carrier, kind: 'select', options: [...couriers.map((name) => [name, name] as const), ['other', t.other]] },
    { name: 'otherName', label: t.otherName, maxLength: 80 },
    { name: 'trackingNumber', label: t.number, hint: t.numberHint, maxLength: 80, faults: { wrong: t.wrong } },
    ...(isDoubted ? [{ name: 'trackingUnchecked', label: t.unchecked, kind: 'tick' as const }] : []),
  ];
  return (
    <section className="mt-8" aria-labelledby="ship">
      <h2 id="ship" className="mb-4 text-2xl">
        {t.title}
      </h2>
      <WorkForm fields={fields} hidden={{ intent: 'ship' }} state={state} submitLabel={t.submit} busyLabel={busy} />
    </section>
  );
}

function Cancel({ parcel, state }: { parcel: ShopParcel; state: FormState | undefined }) {
  const language = useLanguage();
  const { cancel: t, busy } = useHubMessages().work.parcel;
  const lines = parcel.isReplacement ? [] : parcel.lines.filter(({ qty }) => qty > 0);
  const fields: FormField[] = [
    ...lines.map(({ _id, title, qty }) => ({
      name: `qty-${_id}`,
      label: t.qty(inLanguage(title, language)),
      hint: t.qtyHint(String(qty)),
      inputMode: 'numeric' as const,
      maxLength: 4,
    })),
    { name: 'reason', label: t.reason, kind: 'select', options: cancelReasons.map((reason) => [reason, t.reasons[reason]] as const) },
    { name: 'note', label: t.note, kind: 'lines', maxLength: 1_000 },
  ];
  return (
    <details className="mt-8 max-w-column" open={state !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t.title}</summary>
      <p className="mt-2 mb-4 max-w-lead">{t.text}</p>
      <WorkForm
        fields={fields}
        defaults={Object.fromEntries(lines.map(({ _id }) => [`qty-${_id}`, '0']))}
        hidden={{ intent: 'cancel', isReplacement: parcel.isReplacement ? 'yes' : 'no' }}
        state={state}
        failures={{ INVALID_INPUT: t.none, NOT_CANCELLABLE: t.none }}
        submitLabel={t.submit}
        busyLabel={busy}
        kind="line"
      />
    </details>
  );
}
