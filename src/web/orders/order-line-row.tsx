import { Link } from 'react-router';
import type { OrderLine } from '#modules/orders/contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { Picture } from '../components/picture.tsx';
import { formatPaise } from '../components/price.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

interface OrderLineRowProps {
  line: OrderLine;
  isReplacement: boolean;
  /** Address of the page on which another size or colour is chosen. */
  exchange?: string | undefined;
}

/** A line as it was sold: amounts are the rupees that were charged. */
export function OrderLineRow({ line, isReplacement, exchange }: OrderLineRowProps) {
  const language = useLanguage();
  const t = useOrderMessages();
  const to = links(language).product({ _id: line.productId, slug: line.slug });
  const facts = [
    line.color && inLanguage(line.color, language),
    line.size === 'One size' ? undefined : labelIn(line.size, line.sizeLabel, language),
    t.quantity(line.qty),
  ];
  const gone = [
    line.cancelledQty > 0 ? t.cancelledPieces(line.cancelledQty) : undefined,
    line.refundedQty > 0 ? t.refundedPieces(line.refundedQty) : undefined,
    line.replacedQty > 0 ? t.replacedPieces(line.replacedQty) : undefined,
  ].filter(Boolean);
  return (
    <li className="grid break-inside-avoid grid-cols-[4.5rem_1fr] gap-x-4 sm:grid-cols-[6rem_1fr_auto]">
      <Link to={to} tabIndex={-1} aria-hidden="true" className="row-span-2 aspect-square overflow-hidden rounded-sm bg-sunk">
        {line.picture && <Picture picture={line.picture} sizes="6rem" decorative className="size-full" />}
      </Link>
      <div className="min-w-0">
        <h3 className="break-words text-base leading-snug">
          <Link to={to} className="quiet-link">
            {inLanguage(line.title, language)}
          </Link>
        </h3>
        <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-muted text-sm">{t.madeBy(inLanguage(line.makerName, language))}</p>
        {line.instructions && (
          <p className="mt-1 whitespace-pre-line break-words text-sm">
            <span className="text-muted">{t.instructions}: </span>
            {line.instructions}
          </p>
        )}
        {exchange && (
          <Link to={exchange} className="text-link inline-flex min-h-11 items-center text-sm print:hidden">
            {t.exchange}
          </Link>
        )}
        {gone.length > 0 && <p className="text-madder text-sm">{gone.join(' · ')}</p>}
      </div>
      {!isReplacement && (
        <p className="tabular-nums max-sm:col-start-2 sm:text-right">{formatPaise(line.paidPaise - (line.vatPaise ?? 0), language)}</p>
      )}
    </li>
  );
}
