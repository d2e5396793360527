import { useEffect, useRef } from 'react';
import { call } from '../browser-api.ts';
import type { CartLine } from '../cart/cart-store.ts';
import { cartSignature } from '../cart/order-key.ts';
import { useSavedChoice } from '../cart/saved-choices.ts';
import { CheckField } from '../forms/check-field.tsx';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

/** Asks for one mail about the cart if it is left. Address and cart are sent only while the box is ticked. */
export function RemindField({ items }: { items: readonly Pick<CartLine, 'variantId' | 'qty'>[] }) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  const [isWanted, setWanted] = useSavedChoice('remind');
  const box = useRef<HTMLDivElement>(null);
  const cart = useRef(items);
  cart.current = items;
  const signature = cartSignature(items);
  useEffect(() => {
    const form = isWanted && signature ? box.current?.closest('form') : null;
    const field = form?.elements.namedItem('contact.email');
    if (!(field instanceof HTMLInputElement)) return;
    const send = () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      if (field.value && field.validity.valid)
        void call(
          'cartReminders.requestReminder',
          { email: field.value, items: [...cart.current], language, timeZone },
          { keepalive: true },
        );
    };
    send();
    field.addEventListener('change', send);
    return () => field.removeEventListener('change', send);
  }, [isWanted, signature, language]);
  const change = (isTicked: boolean) => {
    setWanted(isTicked ? 'yes' : '');
    if (!isTicked) void call('cartReminders.withdrawReminder', undefined, { keepalive: true });
  };
  return (
    <div ref={box}>
      <CheckField label={t.remind} hint={t.remindHint} checked={isWanted === 'yes'} onChange={change} />
    </div>
  );
}
