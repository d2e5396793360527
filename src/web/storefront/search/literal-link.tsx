import { Link } from 'react-router';
import { useMessages } from '../../messages.tsx';
import type { ListingPage } from '../listing/find-listing.ts';
import { type ListingRequest, withLiteralParams } from '../listing/listing-request.ts';

/**
 * Leads from what was understood, corrected or left out of a term to a search for its very words, and back.
 */
export function LiteralLink({ search, found }: { search: ListingRequest; found: ListingPage }) {
  const t = useMessages().search;
  const isRead = (found.understood?.length ?? 0) > 0 || found.didYouMean !== undefined || found.relaxed !== undefined;
  if (search.q === '' || (!search.literal && !isRead)) return null;
  return (
    <p className="mb-5 text-sm">
      {search.literal && `${t.isLiteral} `}
      <Link to={`?${withLiteralParams(search, !search.literal)}`} preventScrollReset className="inline-flex min-h-6 items-center text-link">
        {search.literal ? t.notLiteral : t.literal}
      </Link>
    </p>
  );
}
