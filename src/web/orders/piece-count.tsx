import type { OrderLine } from '#modules/orders/contract.ts';
import { Picture } from '../components/picture.tsx';
import { Field } from '../ui/field.tsx';

interface PieceCountProps {
  id: string;
  name: string;
  label: string;
  picture: OrderLine['picture'];
  /** What 0 is called. */
  none: string;
  most: number;
  /** Chosen at first. */
  first?: number;
  onChange?: (count: number) => void;
}

/** How many pieces of a line: 0 to `most`. */
export function PieceCount({ id, name, label, picture, none, most, first = 0, onChange }: PieceCountProps) {
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
