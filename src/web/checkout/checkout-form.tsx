import { useEffect, useRef, useState } from 'react';
import type { User } from '#modules/accounts/contract.ts';
import type { PlacedOrder } from '#modules/checkout/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { addressLabels } from '../address/address-labels.ts';
import { PostalAddressFields } from '../address/postal-address-fields.tsx';
import { call } from '../browser-api.ts';
import { type CartLine, load } from '../cart/cart-store.ts';
import { CouponField } from '../cart/coupon-field.tsx';
import { cartSignature, orderKey } from '../cart/order-key.ts';
import { loadPendingOrder } from '../cart/pending-order-store.ts';
import { useSavedChoice } from '../cart/saved-choices.ts';
import { loadCoupon, saveCoupon } from '../cart/saved-coupon.ts';
import { askPendingOrder } from '../cart/settle-pending-order.ts';
import { useQuote } from '../cart/use-quote.ts';
import { formatPaise } from '../components/price.tsx';
import { CheckField } from '../forms/check-field.tsx';
import { keepDraft } from '../forms/draft.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { type FormState, toFormState } from '../forms/form-state.ts';
import type { SubmitResult } from '../forms/submit-form.ts';
import type { FieldMessages } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { presumedCountry } from '../market/guess-country.ts';
import type { CountryName } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';
import { useCurrency } from '../settings.ts';
import { withTabLock } from '../storage/with-tab-lock.ts';
import { Agreement } from './agreement.tsx';
import { BillingFields } from './billing-fields.tsx';
import { cashTotal } from './cash-total.ts';
import { ChargeNote } from './charge-note.tsx';
import { type CheckoutValues, checkoutInput } from './checkout-input.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ContactFields } from './contact-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { MakerNotes, makerNoteWords } from './maker-notes.tsx';
import { useAddressMessages, useCheckoutMessages } from './messages.ts';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ParcelList } from './parcel-list.tsx';
import { PaymentRecovery } from './payment-recovery.tsx';
import { ProblemList } from './problem-list.tsx';
import { changeRecipient, RecipientFields } from './recipient-fields.tsx';
import { RemindField } from './remind-field.tsx';
import { deliverableAddresses, type SavedAddress, SavedAddresses } from './saved-addresses.tsx';
import { Section } from './section.tsx';
import { selectedMethod, usePaymentMethods } from './use-payment-methods.ts';

interface CheckoutFormProps {
  cart: readonly CartLine[];
  user: User | null;
  countries: readonly CountryName[];
  remindsOfCarts: boolean;
  textsOrders: boolean;
  sendsWhatsApp: boolean;
  onPlaced: (placed: PlacedOrder, bought: readonly { variantId: string; qty: number }[]) => void;
}

/** Everything that an order needs, on one page. What is typed stays in the tab until the order is placed. */
export function CheckoutForm({ cart, user, countries, remindsOfCarts, textsOrders, sendsWhatsApp, onPlaced }: CheckoutFormProps) {
  const language = useLanguage();
  const to = links(language);
  const t = useCheckoutMessages();
  const addressText = useAddressMessages();
  const shownCurrency = useCurrency().code;
  const saved = deliverableAddresses(user, countries);
  const usable = saved.filter(({ served }) => served);
  const [savedAddressId, setSavedAddressId] = useSavedChoice('address');
  const chosen =
    savedAddressId === ''
      ? undefined
      : (usable.find(({ id }) => id === savedAddressId) ?? usable.find((each) => each.isDefault) ?? usable[0]);
  const [country, setCountry] = useState(() => presumedCountry(countries));
  const [state, setState] = useState<string>();
  const [pin, setPin] = useState<string>();
  const [coupon, setCoupon] = useState(loadCoupon);
  const [picked, setPicked] = useSavedChoice('method');
  const [credit, setCredit] = useSavedChoice('credit');
  const [gift, setGift] = useSavedChoice('gift');
  const [billing, setBilling] = useSavedChoice('billing');
  /** Fields of the latest error, such as the number of the order that stands. */
  const [blamed, setBlamed] = useState<Record<string, string>>({});
  const isGift = gift === 'yes';
  const recipient = useRef<HTMLDivElement>(null);
  const items = cart.map(({ variantId, qty }) => ({ variantId, qty }));
  const typed = { country, state: state || undefined, postalCode: country === 'IN' ? pin : undefined };
  const goesTo = chosen ? { country: chosen.parts.country, state: chosen.parts.state, postalCode: chosen.parts.postalCode } : typed;
  const { quote, isCurrent, failed, isElsewhere, retry } = useQuote({ items, coupon, ...goesTo, withCredit: user ? true : undefined });
  const creditPaise = credit === 'yes' ? (quote?.credit?.usablePaise ?? 0) : 0;
  const rest = quote ? quote.bill.totalPaise - creditPaise : 0;
  const methods = usePaymentMethods(quote && { country: goesTo.country, postalCode: goesTo.postalCode, totalPaise: rest });
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
  const isFree = rest === 0;
  // An order that is sent before a way to pay is chosen would only be refused.
  const asksMethods = !isFree && !methods.all && !methods.failed;
  const cash = !isFree && method === 'cod' ? cashTotal(quote, creditPaise) : undefined;
  const amount = formatPaise(cash ?? rest, language);
  const applyCoupon = (code: string | undefined) => {
    saveCoupon(code);
    setCoupon(code);
  };

  /** One tab after the other: what one of them ordered has left the cart before the next one looks. */
  const place = (values: CheckoutValues): Promise<SubmitResult<PlacedOrder>> => withTabLock('karigari-order', () => placeOrder(values));
  const placeOrder = async (values: CheckoutValues): Promise<SubmitResult<PlacedOrder>> => {
    // Paid in another tab, its items leave the cart here, too.
    const pending = loadPendingOrder()?.number;
    if (pending !== undefined) await askPendingOrder(pending);
    if (cartSignature(load()) !== ordered) return { error: { code: 'QUOTE_CHANGED', values, fieldErrors: {} } };
    const payBy = isFree ? 'cod' : method;
    if (!payBy) {
      methods.retry();
      return { error: { code: 'METHOD_NOT_OFFERED', values, fieldErrors: {} } };
    }
    const extra = {
      idempotencyKey: orderKey(ordered),
      items,
      coupon,
      expectedTotalPaise: total,
      expectedArrival: quote.parcels
        .map(({ promisedUntil }) => promisedUntil)
        .sort()
        .at(-1),
      creditPaise: creditPaise || undefined,
      shownCurrency,
      language,
    };
    const replaces = loadPendingOrder()?.number;
    const input = checkoutInput(values, { ...extra, ...(replaces ? { replaces } : {}), method: payBy, address: chosen?.parts });
    const { answer, error } = await withSession(() => call('checkout.placeOrder', input));
    if (answer) {
      onPlaced(answer.data, items);
      return { answer: answer.data };
    }
    const rejected = toFormState(error, values);
    setBlamed(error.fields ?? {});
    follow(rejected);
    return { error: rejected };
  };
  /** Applies what an error changes on the page, beside its message. */
  const follow = ({ code, fieldErrors: problems }: FormState) => {
    if (code === 'COUPON_REFUSED') applyCoupon(undefined);
    if (code === 'METHOD_NOT_OFFERED') methods.retry();
    if (
      code === 'QUOTE_CHANGED' ||
      code === 'CREDIT_CHANGED' ||
      code === 'OUT_OF_STOCK' ||
      code === 'QUANTITY_LIMIT' ||
      code === 'CANNOT_SHIP' ||
      code === 'UNAVAILABLE'
    )
      retry();
    // A saved address that cannot be taken as it is: the fields are where it is put right.
    if (chosen && Object.keys(problems).some((name) => name.startsWith('address.'))) setSavedAddressId('');
  };
  /** The person that the fields begin with: of a gift only the one that its address names. */
  const recipientOf = (address: SavedAddress | undefined, asGift: boolean) =>
    address?.name ? address : { name: asGift ? undefined : user?.name, phone: address?.phone ?? (asGift ? undefined : user?.phone) };
  const begins = recipientOf(chosen, isGift);
  const defaults = {
    'contact.email': user?.email ?? '',
    'gift.buyerName': user?.name ?? '',
    'contact.name': begins.name ?? '',
    'contact.phone': begins.phone ?? '',
  };
  const changeGift = (asGift: boolean) => {
    changeRecipient(recipient, recipientOf(chosen, isGift), recipientOf(chosen, asGift));
    setGift(asGift ? 'yes' : '');
  };
  const chooseAddress = (address: SavedAddress | undefined) => {
    changeRecipient(recipient, recipientOf(chosen, isGift), recipientOf(address, isGift));
    setSavedAddressId(address?.id ?? '');
  };
  const titles = items.map(({ variantId }) => {
    const line = quote.lines.find((each) => each.variantId === variantId);
    return line ? inLanguage(line.product.title, language) : '';
  });
  const { instructions: _, ...fields } = t.fields;
  const words = {
    ...fields,
    ...Object.fromEntries(Object.entries(addressLabels(addressText, country)).map(([name, word]) => [`address.${name}`, word])),
    ...makerNoteWords(t, quote.lines),
  } as Record<string, FieldMessages>;
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_26rem] lg:items-start">
      <OrderSummary quote={quote} creditPaise={creditPaise} isStale={!isCurrent} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <FormFrame<string, PlacedOrder>
          action={to.checkout()}
          send={place}
          draft="checkout"
          words={words}
          defaults={{ ...defaults, 'address.country': country }}
          submitLabel={isFree ? t.placeFree : method === 'cod' ? t.placeCod(amount) : t.pay(amount)}
          isBlocked={!quote.canOrder || isElsewhere || asksMethods}
          busyLabel={t.placing}
          failures={t.failures}
          // Until it is paid, the browser's button leads back to what was typed.
          onSuccess={(placed, values) => placed.order.state === 'pending' && keepDraft('checkout', values)}
          recovery={({ code, values }) => (
            <PaymentRecovery
              code={code}
              blamed={blamed}
              items={items}
              titles={titles}
              total={isCurrent ? amount : undefined}
              user={user}
              email={values['contact.email']}
            />
          )}
          after={<Agreement />}
        >
          {(field, state) => (
            <>
              <GiftFields field={field('giftMessage')} isGift={isGift} onChange={changeGift} />
              <Section title={t.contact}>
                <ContactFields field={field} user={user} isGift={isGift} />
                {remindsOfCarts && <RemindField items={items} />}
              </Section>
              <Section title={t.delivery}>
                <SavedAddresses addresses={saved} chosen={chosen} onChoose={chooseAddress} />
                {chosen && isElsewhere && <p role="alert">{addressText.pinNotServed}</p>}
                <div ref={recipient}>
                  <RecipientFields field={field} state={state} country={goesTo.country} isGift={isGift} />
                  {textsOrders && !isGift && goesTo.country === 'IN' && (
                    <CheckField name="textUpdates" label={t.texts} hint={t.textsHint} />
                  )}
                  {sendsWhatsApp && !isGift && <CheckField name="whatsAppUpdates" label={t.whatsApp} hint={t.whatsAppHint} />}
                </div>
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
                    onArea={(area) => setPin(area?.pin)}
                  />
                  {user && <CheckField name="saveAddress" label={t.saveAddress} defaultChecked />}
                </fieldset>
              </Section>
              {goesTo.country === 'IN' && (
                <BillingFields field={field} isWanted={billing === 'yes'} onChange={(isWanted) => setBilling(isWanted ? 'yes' : '')} />
              )}
              <Section title={t.parcels}>
                <ParcelList quote={quote} country={goesTo.country} />
                <MakerNotes lines={quote.lines} field={field} />
              </Section>
              <div className="border-line border-t pt-3">
                <CouponField coupon={quote.coupon} onApply={applyCoupon} />
              </div>
              {quote.canOrder ? (
                total > 0 && (
                  <Section title={t.payment}>
                    {quote.credit && quote.credit.usablePaise > 0 && (
                      <CheckField
                        label={t.credit.use(formatPaise(quote.credit.usablePaise, language))}
                        hint={t.credit.hint(formatPaise(quote.credit.balancePaise, language))}
                        checked={creditPaise > 0}
                        onChange={(isUsed) => setCredit(isUsed ? 'yes' : '')}
                      />
                    )}
                    {!isFree && (
                      <>
                        <MethodChoice methods={methods} country={goesTo.country} isGift={isGift} chosen={method} onChoose={setPicked} />
                        <ChargeNote paise={rest} country={goesTo.country} cash={cash} />
                      </>
                    )}
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
