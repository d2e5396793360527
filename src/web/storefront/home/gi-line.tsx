import { Link } from 'react-router';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Says in one line what a GI tag is, with links to what it is not and to the products that have one. */
export function GiLine() {
  const t = useMessages().home;
  const to = links(useLanguage());
  return (
    <p className="page mt-12 lg:mt-20">
      <span className="block border-line border-y py-5 lg:py-6">
        {t.giLine}{' '}
        <Link to={`${to.faqs()}#what-does-gi-mean`} className="text-link">
          {t.giMore}
        </Link>
        {' · '}
        <Link to={to.collection('gi-tagged')} className="text-link">
          {t.giPieces}
        </Link>
      </span>
    </p>
  );
}
