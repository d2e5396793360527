import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import { addressForm, addressLimits } from '#shared/address-forms.ts';
import { addressLabels } from '../address/address-labels.ts';
import { PhoneField } from '../address/phone-field.tsx';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/change-address';
import { useAddressMessages, useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { readOrder } from './read-order.ts';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t) => t.addressPage.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { number, country, contact, recipient } = await readOrder(context.get(apiContext), params.number);
  return { number, country, contact, recipient };
}

type Part = 'name' | 'phone' | 'line1' | 'line2' | 'city' | 'postalCode';
type AddressArgs = FormArgs<Part, 'phoneUnchecked', Route.ActionArgs>;

export const action = formAction(
  ({ api, form, params: { number } }: AddressArgs) =>
    api.orders.changeAddress({ ...form, number, phoneUnchecked: form.phoneUnchecked !== undefined }),
  { done: ({ params, to }) => `${to.order(params.number)}?done=address` },
);

/** The page on which a buyer corrects where the parcels go that are not packed yet. */
export default function ChangeAddressPage({ loaderData: { number, country, contact, recipient }, actionData }: Route.ComponentProps) {
  const to = links(useLanguage());
  const t = useOrderMessages().addressPage;
  const addressText = useAddressMessages();
  const navigate = useNavigate();
  const { postalCode, line1, line2, city } = addressLabels(addressText, country);
  const { state, ...parts } = recipient ?? {};
  const form = addressForm(country);
  return (
    <FormPage title={t.title} intro={t.intro}>
      {recipient && contact ? (
        <FormFrame<Part>
          action={to.changeAddress(number)}
          words={{ name: t.name, phone: t.phone, postalCode: { ...postalCode, refused: t.postalCode }, city, line1, line2 }}
          defaults={{ name: contact.name, phone: contact.phone, ...parts }}
          state={actionData}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={t.failures}
          onSuccess={() => void navigate(`${to.order(number)}?done=address`, { replace: true })}
        >
          {(field, rejected) => (
            <>
              <TextField field={field('name')} required autoComplete="name" maxLength={addressLimits.name} />
              <PhoneField
                field={field('phone')}
                words={addressText}
                country={country}
                state={rejected}
                uncheckedName="phoneUnchecked"
                required
                autoComplete="tel"
              />
              <TextField
                field={field('postalCode')}
                required={form.required.includes('postalCode')}
                autoComplete="postal-code"
                inputMode={form.postalCode?.digits ? 'numeric' : 'text'}
                maxLength={addressLimits.postalCode}
              />
              <TextField field={field('city')} required autoComplete="address-level2" maxLength={addressLimits.city} />
              <TextField field={field('line1')} required autoComplete="address-line1" maxLength={addressLimits.line1} />
              <TextField field={field('line2')} autoComplete="address-line2" maxLength={addressLimits.line2} />
              {state && <p className="border-turmeric border-l-2 pl-4">{t.sameState(addressText.states[state] ?? state)}</p>}
            </>
          )}
        </FormFrame>
      ) : (
        <p>{t.none}</p>
      )}
      <p className="mt-7 border-line border-t pt-5">
        <Link to={to.order(number)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownOrder />;
  throw error;
}
