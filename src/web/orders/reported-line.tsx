import { useState } from 'react';
import type { OrderLine } from '#modules/orders/contract.ts';
import { Field } from '#ui/field.tsx';
import { useOrderMessages } from './messages.ts';
import { QuantitySelect } from './quantity-select.tsx';

interface ReportedLineProps {
  line: OrderLine;
  title: string;
  /** There is nothing else to report. */
  isOnly: boolean;
  /** Values of a form that was rejected without scripts. */
  typed?: Record<string, string> | undefined;
}

/** Number of faulty units of a line, and the reason. */
export function ReportedLine({ line, title, isOnly, typed = {} }: ReportedLineProps) {
  const words = useOrderMessages();
  const t = words.returnPage;
  const [count, setCount] = useState<number>();
  const id = `reason-${line._id}`;
  return (
    <div className="grid gap-3 border-line border-l-2 pl-4">
      <QuantitySelect
        id={`qty-${line._id}`}
        name={`qty.${line._id}`}
        label={t.howMany(title)}
        picture={line.picture}
        zeroLabel={t.noneOf}
        max={line.returnableQty}
        defaultValue={Number(typed[`qty.${line._id}`] ?? (isOnly ? 1 : 0))}
        onChange={setCount}
      />
      {/* Without scripts both are there from the start. */}
      <div hidden={count === 0}>
        <Field id={id} label={t.reason(title)}>
          {(control) => (
            <select {...control} name={`reason.${line._id}`} defaultValue={typed[`reason.${line._id}`] ?? 'damaged'}>
              {line.returnReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {words.reasons[reason]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </div>
  );
}
