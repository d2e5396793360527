import { Link } from 'react-router';
import type { Quote, QuoteLine } from '#modules/cart/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

/** Problems that block the order, and where to solve them. */
export function ProblemList({ quote }: { quote: Quote }) {
  const language = useLanguage();
  const t = useCheckoutMessages().problems;
  const wordsOf = ({ problem, problemReason, product, stock, maxQty = 0 }: QuoteLine) => {
    const title = inLanguage(product.title, language);
    if (problem === 'short') return t.short(title, stock);
    if (problem === 'limit') return t.limit(title, maxQty);
    if (problem === 'sold-out') return t['sold-out'](title);
    if (problem === 'cannot-ship') return `${t['cannot-ship'](title)} ${problemReason ? inLanguage(problemReason, language) : ''}`;
    if (problem === 'unavailable') return `${t.unavailable(title)} ${problemReason ? inLanguage(problemReason, language) : ''}`;
    return t.gone;
  };
  const lines = quote.lines.filter((line) => line.problem);
  return (
    <div role="alert" className="border-madder border-l-2 bg-sunk px-5 py-4">
      <p className="font-semibold">{t.title}</p>
      <ul className="mt-1">
        {lines.map((line) => (
          <li key={line.variantId}>{wordsOf(line)}</li>
        ))}
        {quote.maxItemCount !== undefined && <li>{t.tooManyPieces(quote.maxItemCount)}</li>}
        {quote.gone.map((id) => (
          <li key={id}>{t.gone}</li>
        ))}
      </ul>
      <Link to={links(language).cart()} className="mt-2 inline-block py-1 font-semibold text-link">
        {t.fix}
      </Link>
    </div>
  );
}
