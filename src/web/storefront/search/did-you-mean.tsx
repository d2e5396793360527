import { Link } from 'react-router';
import { useMessages } from '../../messages.tsx';
import { type SearchRequest, withTermParams } from './search-params.ts';

/** Suggests a corrected spelling of the term. */
export function DidYouMean({ search, didYouMean }: { search: SearchRequest; didYouMean: string | undefined }) {
  const t = useMessages().search;
  if (didYouMean === undefined) return null;
  return (
    <p className="mb-5 break-words text-lg">
      {t.didYouMean}{' '}
      <Link to={`?${withTermParams(search, didYouMean)}`} className="font-semibold text-link">
        {didYouMean}
      </Link>
      ?
    </p>
  );
}
