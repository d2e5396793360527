import { Form, Link } from 'react-router';
import type { ListedParcel } from '#modules/orders/shop-contract.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { useHubMessages } from '../messages.ts';

interface FindProps {
  shop: string;
  /** As it was typed. */
  number: string | undefined;
  /** Parcels of that order; the page of a single one opens by itself. */
  found: readonly ListedParcel[];
}

/** Finds an order by its number, in whichever lane its parcels are. */
export function FindOrder({ shop, number, found }: FindProps) {
  const { orders, states } = useHubMessages().work;
  const t = orders.find;
  const to = links(useLanguage());
  return (
    <search>
      <Form action={to.orders(shop)} className="mt-4 flex max-w-lead flex-wrap items-end gap-3">
        <Field id="number" label={t.label} error={number !== undefined && found.length === 0 ? t.none(number) : undefined}>
          {(control) => (
            <input {...control} name="number" defaultValue={number} maxLength={20} autoComplete="off" placeholder="K7M2-QX4P" />
          )}
        </Field>
        <Button type="submit" kind="line">
          {t.submit}
        </Button>
      </Form>
      {found.length > 0 && (
        <ul className="mt-3">
          {found.map(({ _id, number: of, state }) => (
            <li key={_id}>
              <Link to={to.parcel(shop, _id)} className="text-link inline-flex min-h-11 items-center">
                {of} · {states[state]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
