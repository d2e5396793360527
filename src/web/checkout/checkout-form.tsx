import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import type { PlacedOrder } from '#modules/checkout/contract.ts';
import type { Method } from '#modules/payments/contract.ts';
import { AddressParts } from '../components/address/address-parts.tsx';
import { addressWords } from '../components/address/address-words.ts';
import { type CartLine, remove } from '../components/cart-store.ts';
import { rememberedPlace } from '../components/place-record.ts';
import { formatPaise } from '../components/price.tsx';
import type { CountryName } from '../components/read-countries.ts';
import { useQuote } from '../components/use-quote.ts';
import { CheckField } from '../forms/check-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { callApi } from '../forms/send-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useCurrency } from '../settings.ts';
import { type CheckoutValues, checkoutInput } from './checkout-input.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CouponField } from './coupon-field.tsx';
import { GiftField } from './gift-field.tsx';
import { useAddressMessages, useCheckoutMessages } from './messages.ts';
import { MethodChoice } from './method-choice.tsx';
import { dropOrderKey, orderKey } from './order-key.ts';
import { OrderSummary } from './order-summary.tsx';
import { ParcelList } from './parcel-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { type SavedAddress, SavedAddresses, savedOf } from './saved-addresses.tsx';
import { Section } from './section.tsx';
import { useMethods } from './use-methods.ts';

interface CheckoutFormProps {
  cart: readonly CartLine[];
  user: User | null;
  countries: readonly CountryName[];
}

/** Everything that an order needs, on one page. What is typed stays in the tab until the order is placed. */
export function CheckoutForm({ cart, user, countries }: CheckoutFormProps) {
  const language = useLanguage();
  const to = links(language);
  const t = useCheckoutMessages();
  const addressText = useAddressMessages();
  const navigate = useNavigate();
  const shownCurrency = useCurrency().code;
  const saved = savedOf(user);
  const [chosen, setChosen] = useState<SavedAddress | undefined>(saved.find((each) => each.isDefault) ?? saved[0]);
  const [country, setCountry] = useState(() => rememberedPlace()?.country_code ?? 'IN');
  const [state, setState] = useState<string>();
  const [coupon, setCoupon] = useState<string>();
  const [picked, setPicked] = useState<Method>();
  const items = cart.map(({ variantId, qty }) => ({ variantId, qty }));
  const goesTo = chosen ? { country: chosen.parts.country, state: chosen.parts.state } : { country, state: state || undefined };
  const email = user?.email;
  const { quote, state: quoteState, retry } = useQuote({ items, coupon, email, ...goesTo });
  const methods = useMethods(quote && { country: goesTo.country, totalPaise: quote.bill.totalPaise });
  const offered = methods?.filter((each) => !each.refused) ?? [];
  const method = offered.some((each) => each.method === picked) ? picked : offered[0]?.method;

  if (!quote) {
    return quoteState === 'failed' ? (
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
  const blocked = !quote.canOrder;

  const place = async (values: CheckoutValues) => {
    const key = orderKey(JSON.stringify(items));
    const beside = { idempotencyKey: key, items, coupon, method: isFree ? 'cod' : (method ?? ''), expectedTotalPaise: total };
    const input = checkoutInput(values, { ...beside, shownCurrency, language, address: chosen?.parts });
    const sent = await callApi('POST', '/orders', input, values);
    if (sent.refused) follow(sent.refused.code);
    return sent;
  };
  /** What a refusal changes on the page, beside the words that tell it. */
  const follow = (code: FormState['code']) => {
    if (code === 'COUPON_REFUSED') setCoupon(undefined);
    if (code === 'QUOTE_CHANGED' || code === 'OUT_OF_STOCK' || code === 'CANNOT_SHIP') retry();
  };
  const onSent = (answer: unknown) => {
    const { order, payment } = (answer as { data: PlacedOrder }).data;
    dropOrderKey();
    for (const { variantId } of items) remove(variantId);
    if (payment?.payUrl) window.location.assign(payment.payUrl);
    else void navigate(order.state === 'placed' ? `${to.order(order.number)}?placed=1` : to.payment(order.number), { replace: true });
  };
  const defaults = { 'contact.email': user?.email ?? '', 'contact.name': user?.name ?? '', 'contact.phone': user?.phone ?? '' };
  const words = {
    ...t.fields,
    ...Object.fromEntries(Object.entries(addressWords(addressText, country)).map(([name, word]) => [`address.${name}`, word])),
  } as Record<string, (typeof t.fields)['giftMessage']>;
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_26rem] lg:items-start">
      <OrderSummary quote={quote} isStale={quoteState === 'loading'} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <FormFrame<string>
          call={place}
          action={to.checkout()}
          draft="checkout"
          words={words}
          defaults={{ ...defaults, 'address.country': country }}
          submitLabel={isFree ? t.placeFree : method === 'cod' ? t.placeCod(amount) : t.pay(amount)}
          busyLabel={t.placing}
          failures={t.failures}
          onSent={onSent}
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
              .
            </p>
          }
        >
          {(field) => (
            <>
              {blocked && <ProblemList quote={quote} />}
              <Section title={t.contact}>
                <ContactFields field={field} user={user} />
              </Section>
              <Section title={t.delivery}>
                <SavedAddresses addresses={saved} chosen={chosen} onChoose={setChosen} />
                {!chosen && (
                  <>
                    <AddressParts
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
                  </>
                )}
              </Section>
              <Section title={t.parcels}>
                <ParcelList quote={quote} />
                <GiftField field={field('giftMessage')} />
              </Section>
              {!isFree && (
                <Section title={t.payment}>
                  <MethodChoice methods={methods} chosen={method} onChoose={setPicked} />
                </Section>
              )}
              <Section title={t.coupon}>
                <CouponField answer={quote.coupon} busy={quoteState === 'loading'} onChange={setCoupon} />
              </Section>
            </>
          )}
        </FormFrame>
      </div>
    </div>
  );
}
