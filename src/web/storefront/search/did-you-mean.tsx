import { Link } from 'react-router';
import { useMessages } from '../../messages.tsx';
import { type SearchRequest, withTermParams } from './search-params.ts';

/** The term in words of the shop, where some of it was taken for a slip. */
export function DidYouMean({ asked, didYouMean }: { asked: SearchRequest; didYouMean: string | undefined }) {
  const t = useMessages().search;
  if (didYouMean === undefined) return null;
  return (
    <p className="mb-5 break-words text-lg">
      {t.didYouMean}{' '}
      <Link to={`?${withTermParams(asked, didYouMean)}`} className="font-semibold text-link">
        {didYouMean}
      </Link>
      ?
    </p>
  );
}
