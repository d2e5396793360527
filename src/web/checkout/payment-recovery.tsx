import { Link } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import type { FormState } from '../forms/form-state.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

interface PaymentRecoveryProps {
  code: FormState['code'];
  /** Total to pay now; undefined while the quote is on its way. */
  total: string | undefined;
  user: User | null;
}

/** The way out of an order that was rejected. */
export function PaymentRecovery({ code, total, user }: PaymentRecoveryProps) {
  const to = links(useLanguage());
  const t = useCheckoutMessages();
  if (code === 'QUOTE_CHANGED' || code === 'COUPON_REFUSED')
    return total ? <p className="mt-1 font-semibold">{t.newTotal(total)}</p> : null;
  const [path, words] =
    code === 'OUT_OF_STOCK' || code === 'CANNOT_SHIP'
      ? [to.cart(), t.problems.fix]
      : code === 'KEY_REUSED'
        ? [user ? to.account.orders() : to.lookUpOrder(), user ? t.yourOrders : t.waiting.lookUp]
        : [];
  if (path === undefined) return null;
  return (
    <Link to={path} className="mt-2 inline-block py-1 font-semibold text-link">
      {words}
    </Link>
  );
}
