import type { OrderLine } from '#modules/orders/contract.ts';
import { Field } from '#ui/field.tsx';
import { Picture } from '../components/picture.tsx';

interface QuantitySelectProps {
  id: string;
  name: string;
  label: string;
  picture: OrderLine['picture'];
  /** What 0 is called. */
  zeroLabel: string;
  max: number;
  /** Chosen at first. */
  defaultValue?: number;
  onChange?: (count: number) => void;
}

/** How many pieces of a line: 0 to `most`. */
export function QuantitySelect({
  id,
  name,
  label,
  picture,
  zeroLabel: none,
  max: most,
  defaultValue: first = 0,
  onChange,
}: QuantitySelectProps) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-end gap-x-4">
      <span className="aspect-square overflow-hidden rounded-sm bg-sunk">
        {picture && <Picture picture={picture} sizes="4.5rem" decorative className="size-full" />}
      </span>
      <Field id={id} label={label}>
        {(control) => (
          <select {...control} name={name} defaultValue={first} onChange={(event) => onChange?.(Number(event.target.value))}>
            <option value="0">{none}</option>
            {Array.from({ length: most }, (_, before) => before + 1).map((count) => (
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
