import type { Input } from '../browser-api.ts';
/** Values of the form, by the dotted names of its fields. */
export type CheckoutValues = Record<string, string>;

type OrderInput = Input<'checkout.placeOrder'>;

interface ExtraInput
  extends Pick<OrderInput, 'idempotencyKey' | 'items' | 'coupon' | 'method' | 'expectedTotalPaise' | 'shownCurrency' | 'language'> {
  /** A saved address that was chosen in place of the fields. */
  address?: OrderInput['address'] | undefined;
}

const nonBlank = (value: string | undefined) => (value?.trim() ? value : undefined);

/** Builds the input of the call that places an order. */
export function checkoutInput(values: CheckoutValues, { address, coupon, ...extra }: ExtraInput): OrderInput {
  const optional = (name: string) => nonBlank(values[name]);
  const required = (name: string) => values[name] ?? '';
  return {
    ...extra,
    ...(coupon ? { coupon } : {}),
    contact: { email: required('contact.email'), name: required('contact.name'), phone: required('contact.phone') },
    address: address ?? {
      country: required('address.country'),
      line1: required('address.line1'),
      line2: optional('address.line2'),
      city: required('address.city'),
      state: optional('address.state'),
      postalCode: optional('address.postalCode'),
    },
    saveAddress: !address && values.saveAddress !== undefined,
    giftMessage: optional('giftMessage'),
  };
}
