import { Field } from '../ui/field.tsx';

interface PieceCountProps {
  id: string;
  name: string;
  label: string;
  /** What 0 is called. */
  none: string;
  most: number;
  /** Chosen at first. */
  first?: number;
  onChange?: (count: number) => void;
}

/** How many pieces of a line: 0 to `most`. */
export function PieceCount({ id, name, label, none, most, first = 0, onChange }: PieceCountProps) {
  return (
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
  );
}
