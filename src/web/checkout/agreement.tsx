import { Link } from 'react-router';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

/** Links to what the buyer accepts by ordering. */
export function Agreement() {
  const to = links(useLanguage());
  const t = useCheckoutMessages();
  return (
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
  );
}
