import { Link } from 'react-router';
import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { showToast } from '#ui/toast-queue.ts';
import { shareLink } from '../../components/share-link.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

const action = 'text-link target inline-flex items-center';

/** A question about the product, and its link for others. */
export function PageActions({ product }: { product: Pick<Product, '_id' | 'slug' | 'title'> }) {
  const language = useLanguage();
  const t = useMessages().product.actions;
  const at = links(language);
  const share = async () => {
    const outcome = await shareLink(`${location.origin}${at.product(product)}`, inLanguage(product.title, language));
    if (outcome === 'copied') showToast({ text: t.copied, subject: 'share' });
    if (outcome === 'failed') showToast({ text: t.notCopied, kind: 'failed', subject: 'share' });
  };
  return (
    <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
      <Link to={at.contact({ topic: 'product', about: product._id })} className={action}>
        {t.ask}
      </Link>
      <button type="button" onClick={share} data-needs-script className={`${action} cursor-pointer`}>
        {t.share}
      </button>
    </p>
  );
}
