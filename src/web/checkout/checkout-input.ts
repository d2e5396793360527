/** What the form sends, by the dotted names of its fields. */
export type CheckoutValues = Record<string, string>;

interface ExtraInput {
  idempotencyKey: string;
  items: readonly { variantId: string; qty: number }[];
  coupon: string | undefined;
  method: string;
  expectedTotalPaise: number;
  shownCurrency: string;
  language: string;
  /** A saved address that was chosen in place of the fields. */
  address?: object | undefined;
}

const nonBlank = (value: string | undefined) => (value?.trim() ? value : undefined);

/** What the call that places an order takes. */
export function checkoutInput(values: CheckoutValues, { address, coupon, ...beside }: ExtraInput): object {
  const of = (name: string) => nonBlank(values[name]);
  return {
    ...beside,
    ...(coupon ? { coupon } : {}),
    contact: { email: values['contact.email'], name: values['contact.name'], phone: values['contact.phone'] },
    address: address ?? {
      country: values['address.country'],
      line1: values['address.line1'],
      line2: of('address.line2'),
      city: values['address.city'],
      state: of('address.state'),
      postalCode: of('address.postalCode'),
    },
    saveAddress: !address && values.saveAddress !== undefined,
    giftMessage: of('giftMessage'),
  };
}
