import { Link } from 'react-router';
import { useMessages } from '../../messages.tsx';
import { type ListingRequest, withTermParams } from '../listing/listing-request.ts';

/** Suggests a corrected spelling of the term. */
export function DidYouMean({ search, didYouMean }: { search: ListingRequest; didYouMean: string | undefined }) {
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
