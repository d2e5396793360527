import type { Remedy } from '#modules/orders/parcel-contract.ts';

interface RemedyChoiceProps {
  /** Of the field that is sent. */
  name: string;
  legend: string;
  isLegendHidden?: boolean;
  labels: Record<Remedy, string>;
  offered?: readonly Remedy[];
  chosen: string | undefined;
}

/** The choice between a refund, a replacement and, where it is offered, store credit. */
export function RemedyChoice({ name, legend, isLegendHidden, labels, offered = ['refund', 'replacement'], chosen }: RemedyChoiceProps) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      {offered.map((remedy) => (
        <label key={remedy} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={remedy}
            defaultChecked={remedy === (chosen ?? 'refund')}
            className="size-5 shrink-0 accent-indigo"
          />
          {labels[remedy]}
        </label>
      ))}
    </fieldset>
  );
}
