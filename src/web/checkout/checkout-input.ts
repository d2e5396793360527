import type { Input } from '../browser-api.ts';
/** Values of the form, by the dotted names of its fields. */
export type CheckoutValues = Record<string, string>;

type OrderInput = Input<'checkout.placeOrder'>;

interface ExtraInput
  extends Pick<
    OrderInput,
    'idempotencyKey' | 'replaces' | 'items' | 'coupon' | 'method' | 'expectedTotalPaise' | 'expectedArrival' | 'shownCurrency' | 'language'
  > {
  /** A saved address that was chosen in place of the fields. */
  address?: OrderInput['address'] | undefined;
}

const nonBlank = (value: string | undefined) => (value?.trim() ? value : undefined);

const instructionsIn = (values: CheckoutValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) =>
      name.startsWith('instructions.') && text.trim() ? [[name.slice('instructions.'.length), text]] : [],
    ),
  );

/** Builds the input of the call that places an order. */
export function checkoutInput(values: CheckoutValues, { address, coupon, ...extra }: ExtraInput): OrderInput {
  const optional = (name: string) => nonBlank(values[name]);
  const required = (name: string) => values[name] ?? '';
  return {
    ...extra,
    ...(coupon ? { coupon } : {}),
    contact: {
      email: required('contact.email'),
      name: required('contact.name'),
      phone: required('contact.phone'),
      phoneUnchecked: values['contact.phoneUnchecked'] !== undefined,
    },
    ...(values['gift.buyerName'] === undefined
      ? {}
      : { gift: { buyerName: required('gift.buyerName'), hidePrices: values['gift.hidePrices'] !== undefined } }),
    ...(values['billing.gstin'] === undefined
      ? {}
      : {
          billing: {
            gstin: required('billing.gstin'),
            name: required('billing.name'),
            line1: required('billing.line1'),
            city: required('billing.city'),
            postalCode: required('billing.postalCode'),
          },
        }),
    ...(values.textUpdates === undefined ? {} : { textUpdates: true }),
    ...(values.whatsAppUpdates === undefined ? {} : { whatsAppUpdates: true }),
    instructions: instructionsIn(values),
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
