import { Link, useLocation } from 'react-router';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

/** An order that is none, or whose buyer is not known here. */
export function UnknownOrder() {
  const to = links(useLanguage());
  const t = useOrderMessages();
  const { pathname } = useLocation();
  return (
    <div className="page pb-24">
      <h1 className="text-3xl">{t.unknownTitle}</h1>
      <p className="mt-4 max-w-column">{t.unknown}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <Link to={to.lookUpOrder()} className="solid-button">
          {t.lookUp.link}
        </Link>
        <Link to={to.login(pathname)} className="line-button">
          {t.signIn}
        </Link>
      </p>
    </div>
  );
}
