import type { ReactNode } from 'react';
import { useMessages } from '../../messages.tsx';

interface ListingTitleProps {
  /** `h2` where the page has another heading. */
  as?: 'h1' | 'h2';
  id?: string;
  title: ReactNode;
  /** Undefined where nothing was counted. */
  total?: number | undefined;
  totalIsExact?: boolean | undefined;
  /** Another list is on its way. */
  isLeaving?: boolean;
  className?: string;
}

/** The heading of a list and the number of its products, on one line; changes of it are announced. */
export function ListingTitle({
  as: Heading = 'h1',
  id,
  title,
  total = 0,
  totalIsExact = true,
  isLeaving = false,
  className = '',
}: ListingTitleProps) {
  const t = useMessages().search;
  return (
    <div role="status" aria-busy={isLeaving} className={`flex flex-wrap items-baseline gap-x-3 ${className}`}>
      <Heading id={id} className="min-w-0 hyphens-auto break-words text-2xl sm:text-3xl">
        {title}
      </Heading>
      {total > 0 && <p className="text-muted">{t.count(total, totalIsExact)}</p>}
    </div>
  );
}
