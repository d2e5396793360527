import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import type { PlacedOrder } from '#modules/checkout/contract.ts';
import { addressLabels } from '../address/address-labels.ts';
import { PostalAddressFields } from '../address/postal-address-fields.tsx';
import { call } from '../browser-api.ts';
import { type CartLine, load } from '../cart/cart-store.ts';
import { CouponField } from '../cart/coupon-field.tsx';
import { loadCoupon, saveCoupon } from '../cart/saved-coupon.ts';
import { useQuote } from '../cart/use-quote.ts';
import { formatPaise } from '../components/price.tsx';
import { CheckField } from '../forms/check-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { type FormState, toFormState } from '../forms/form-state.ts';
import type { SubmitResult } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import type { CountryName } from '../market/list-countries.ts';
import { loadMarket } from '../market/saved-market.ts';
import { useLanguage } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';
import { useCurrency } from '../settings.ts';
import { withTabLock } from '../storage/with-tab-lock.ts';
import { type CheckoutValues, checkoutInput } from './checkout-input.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ContactFields } from './contact-fields.tsx';
import { GiftField } from './gift-field.tsx';
import { useAddressMessages, useCheckoutMessages } from './messages.ts';
import { MethodChoice } from './method-choice.tsx';
import { orderKey } from './order-key.ts';
import { OrderSummary } from './order-summary.tsx';
import { ParcelList } from './parcel-list.tsx';
import { PaymentRecovery } from './payment-recovery.tsx';
import { ProblemList } from './problem-list.tsx';
import { deliverableAddresses, SavedAddresses } from './saved-addresses.tsx';
import { useSavedChoice } from './saved-choices.ts';
import { Section } from './section.tsx';
import { selectedMethod, usePaymentMethods } from './use-payment-methods.ts';

interface CheckoutFormProps {
  cart: readonly CartLine[];
  user: User | null;
  countries: readonly CountryName[];
  onPlaced: (placed: PlacedOrder, bought: readonly { variantId: string }[]) => void;
}

const cartSignature = (items: readonly { variantId: string; qty: number }[]) =>
  JSON.stringify(items.map(({ variantId, qty }) => ({ variantId, qty })));

/** Everything that an order needs, on one page. What is typed stays in the tab until the order is placed. */
export function CheckoutForm({ cart, user, countries, onPlaced }: CheckoutFormProps) {
  const language = useLanguage();
  const to = links(language);
  const t = useCheckoutMessages();
  const addressText = useAddressMessages();
  const shownCurrency = useCurrency().code;
  const saved = deliverableAddresses(user);
  const [savedAddressId, setSavedAddressId] = useSavedChoice('address');
  const chosen =
    savedAddressId === '' ? undefined : (saved.find(({ id }) => id === savedAddressId) ?? saved.find((each) => each.isDefault) ?? saved[0]);
  const [country, setCountry] = useState(() => loadMarket()?.country_code ?? 'IN');
  const [state, setState] = useState<string>();
  const [coupon, setCoupon] = useState(loadCoupon);
  const [picked, setPicked] = useSavedChoice('method');
  const items = cart.map(({ variantId, qty }) => ({ variantId, qty }));
  const goesTo = chosen ? { country: chosen.parts.country, state: chosen.parts.state } : { country, state: state || undefined };
  const { quote, isCurrent, failed, retry } = useQuote({ items, coupon, ...goesTo });
  const methods = usePaymentMethods(quote && { country: goesTo.country, totalPaise: quote.bill.totalPaise });
  const method = selectedMethod(methods, picked);
  const ordered = cartSignature(items);
  // From the start, so that every tab with this cart knows the same one.
  useEffect(() => void orderKey(ordered), [ordered]);

  if (!quote) {
    return failed ? (
      <p role="alert" className="mt-8">
        {t.failed}{' '}
        <button type="button" onClick={retry} className="target cursor-pointer px-2 font-semibold underline underline-offset-4">
          {t.retry}
        </button>
      </p>
    ) : (
      <CheckoutSkeleton label={t.restoring} />
    );
  }

  const total = quote.bill.totalPaise;
  const isFree = total === 0;
  const amount = formatPaise(total, language);
  const applyCoupon = (code: string | undefined) => {
    saveCoupon(code);
    setCoupon(code);
  };

  /** One tab after the other: what one of them ordered has left the cart before the next one looks. */
  const place = (values: CheckoutValues): Promise<SubmitResult<PlacedOrder>> => withTabLock('karigari-order', () => placeOrder(values));
  const placeOrder = async (values: CheckoutValues): Promise<SubmitResult<PlacedOrder>> => {
    if (cartSignature(load()) !== ordered) return { error: { code: 'QUOTE_CHANGED', values, fieldErrors: {} } };
    const payBy = isFree ? 'cod' : method;
    if (!payBy) return { error: { code: 'INVALID_INPUT', values, fieldErrors: {} } };
    const extra = { idempotencyKey: orderKey(ordered), items, coupon, expectedTotalPaise: total, shownCurrency, language };
    const input = checkoutInput(values, { ...extra, method: payBy, address: chosen?.parts });
    const { answer, error } = await withSession(() => call('checkout.placeOrder', input));
    if (answer) {
      onPlaced(answer.data, items);
      return { answer: answer.data };
    }
    const rejected = toFormState(error, values);
    follow(rejected);
    return { error: rejected };
  };
  /** Applies what an error changes on the page, beside its message. */
  const follow = ({ code, fieldErrors: problems }: FormState) => {
    if (code === 'COUPON_REFUSED') applyCoupon(undefined);
    if (code === 'METHOD_NOT_OFFERED') methods.retry();
    if (code === 'QUOTE_CHANGED' || code === 'OUT_OF_STOCK' || code === 'CANNOT_SHIP') retry();
    // A saved address that cannot be taken as it is: the fields are where it is put right.
    if (chosen && Object.keys(problems).some((name) => name.startsWith('address.'))) setSavedAddressId('');
  };
  const defaults = { 'contact.email': user?.email ?? '', 'contact.name': user?.name ?? '', 'contact.phone': user?.phone ?? '' };
  const words = {
    ...t.fields,
    ...Object.fromEntries(Object.entries(addressLabels(addressText, country)).map(([name, word]) => [`address.${name}`, word])),
  } as Record<string, (typeof t.fields)['giftMessage']>;
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_26rem] lg:items-start">
      <OrderSummary quote={quote} isStale={!isCurrent} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <FormFrame<string>
          action={to.checkout()}
          send={place}
          draft="checkout"
          words={words}
          defaults={{ ...defaults, 'address.country': country }}
          submitLabel={isFree ? t.placeFree : method === 'cod' ? t.placeCod(amount) : t.pay(amount)}
          isBlocked={!quote.canOrder}
          busyLabel={t.placing}
          failures={t.failures}
          onSuccess={() => {}}
          recovery={({ code }) => <PaymentRecovery code={code} total={isCurrent ? amount : undefined} user={user} />}
          after={
            <p className="text-muted text-sm">
              {t.agree}{' '}
              <Link to={to.terms()} className="text-link">
                {t.terms}
              </Link>{' '}
              {t.and}{' '}
              <Link to={to.refunds()} className="text-link">
                {t.refunds}
              </Link>
              {t.stop}
            </p>
          }
        >
          {(field) => (
            <>
              <Section title={t.contact}>
                <ContactFields field={field} user={user} />
              </Section>
              <Section title={t.delivery}>
                <SavedAddresses addresses={saved} chosen={chosen} onChoose={(address) => setSavedAddressId(address?.id ?? '')} />
                {/* Put aside, not taken away: what is typed there stays. */}
                <fieldset disabled={chosen !== undefined} hidden={chosen !== undefined} className="grid gap-5">
                  <legend className="sr-only">{saved.length > 0 ? t.anotherAddress : t.delivery}</legend>
                  <PostalAddressFields
                    field={(name) => field(`address.${name}`)}
                    words={addressText}
                    country={country}
                    countries={countries}
                    onCountry={(code) => {
                      setCountry(code);
                      setState(undefined);
                    }}
                    onState={setState}
                  />
                  {user && <CheckField name="saveAddress" label={t.saveAddress} defaultChecked />}
                </fieldset>
              </Section>
              <Section title={t.parcels}>
                <ParcelList quote={quote} />
                <GiftField field={field('giftMessage')} />
              </Section>
              <div className="border-line border-t pt-3">
                <CouponField coupon={quote.coupon} onApply={applyCoupon} />
              </div>
              {quote.canOrder ? (
                !isFree && (
                  <Section title={t.payment}>
                    <MethodChoice methods={methods} chosen={method} onChoose={setPicked} />
                  </Section>
                )
              ) : (
                <ProblemList quote={quote} />
              )}
            </>
          )}
        </FormFrame>
      </div>
    </div>
  );
}
