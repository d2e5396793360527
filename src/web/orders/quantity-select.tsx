import { useRef } from 'react';
import type { OrderLine } from '#modules/orders/contract.ts';
import { Field } from '#ui/field.tsx';
import { Picture } from '../components/picture.tsx';
import { useEarlyChoice } from '../forms/use-early-choice.ts';

interface QuantitySelectProps {
  id: string;
  name: string;
  label: string;
  picture: OrderLine['picture'];
  /** Label of 0. */
  zeroLabel: string;
  max: number;
  /** Chosen at first. */
  defaultValue?: number;
  onChange?: (count: number) => void;
}

/** Selects a number of units of a line: 0 to `max`. */
export function QuantitySelect({ id, name, label, picture, zeroLabel, max, defaultValue = 0, onChange }: QuantitySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEarlyChoice(select, String(defaultValue));
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-end gap-x-4">
      <span className="aspect-square overflow-hidden rounded-sm bg-sunk">
        {picture && <Picture picture={picture} sizes="4.5rem" decorative className="size-full" />}
      </span>
      <Field id={id} label={label}>
        {(control) => (
          <select
            {...control}
            ref={select}
            name={name}
            defaultValue={defaultValue}
            onChange={(event) => onChange?.(Number(event.target.value))}
          >
            <option value="0">{zeroLabel}</option>
            {Array.from({ length: max }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
