import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import { savePendingOrder } from '../cart/pending-order-store.ts';
import type { FormState } from '../forms/form-state.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

interface PaymentRecoveryProps {
  code: FormState['code'];
  /** Fields of the error. */
  blamed: Readonly<Record<string, string>>;
  items: readonly { variantId: string; qty: number }[];
  /** Titles of the items, in their order. */
  titles: readonly string[];
  /** Total to pay now; undefined while the quote is on its way. */
  total: string | undefined;
  user: User | null;
  /** The address that was typed. */
  email?: string | undefined;
}

function WayOut({ to, state, children }: { to: string; state?: object; children: ReactNode }) {
  return (
    <Link to={to} state={state} className="mt-2 mr-5 inline-block py-1 font-semibold text-link">
      {children}
    </Link>
  );
}

/** The way out of an order that was rejected. */
export function PaymentRecovery({ code, blamed, items, titles, total, user, email }: PaymentRecoveryProps) {
  const to = links(useLanguage());
  const t = useCheckoutMessages();
  const { order = '', by = '', limit = '' } = blamed;
  const blamedTitles = titles.filter((title, index) => title !== '' && blamed[`items.${index}`] !== undefined);
  switch (code) {
    case 'QUOTE_CHANGED':
    case 'COUPON_REFUSED':
      return total ? <p className="mt-1 font-semibold">{t.newTotal(total)}</p> : null;
    case 'QUANTITY_LIMIT':
    case 'BEING_PAID':
      return (
        <>
          <ul className="mt-1">
            {blamedTitles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          <WayOut to={to.cart()}>{t.problems.fix}</WayOut>
          {!user && code === 'BEING_PAID' && <WayOut to={to.login(to.checkout())}>{t.signIn}</WayOut>}
        </>
      );
    case 'OUT_OF_STOCK':
    case 'CANNOT_SHIP':
    case 'UNAVAILABLE':
      return <WayOut to={to.cart()}>{t.problems.fix}</WayOut>;
    case 'CASH_CODE_NEEDED':
      return (
        <WayOut to={to.cashCode()} state={{ email }}>
          {t.cashCode.start}
        </WayOut>
      );
    case 'UNPAID_ORDERS':
      return (
        <>
          <p className="mt-1">{by === 'network' ? t.unpaid.network : t.unpaid[limit === 'cash' ? 'cash' : 'own']}</p>
          {order !== '' && <WayOut to={to.payment(order)}>{t.unpaid.open(order)}</WayOut>}
          {!user && by === 'network' && <WayOut to={to.login(to.checkout())}>{t.signIn}</WayOut>}
        </>
      );
    case 'KEY_REUSED':
      if (order !== '')
        return (
          // A whole page: the order's takes what was ordered out of the cart, also where its answer was lost.
          <a
            href={to.order(order)}
            onClick={() => savePendingOrder(order, items)}
            className="mt-2 mr-5 inline-block py-1 font-semibold text-link"
          >
            {t.unpaid.see(order)}
          </a>
        );
      return user ? <WayOut to={to.account.orders()}>{t.yourOrders}</WayOut> : <WayOut to={to.lookUpOrder()}>{t.waiting.lookUp}</WayOut>;
    case 'ORDER_STANDS':
      if (order !== '') return <WayOut to={to.order(order)}>{t.unpaid.see(order)}</WayOut>;
      return null;
    default:
      return null;
  }
}
