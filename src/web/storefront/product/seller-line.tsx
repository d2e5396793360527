import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { VerifiedIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** The seller of the product. */
export function SellerLine({ seller }: Pick<Product, 'seller'>) {
  const language = useLanguage();
  const t = useMessages().product.people;
  return (
    <div className="border-line border-t pt-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted">{t.soldBy}</span>
        <Link to={links(language).seller(seller.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
          {seller.sellerName}
        </Link>
        {seller.verified && (
          <span className="inline-flex items-center gap-1 text-neem">
            <VerifiedIcon className="size-5" />
            {t.verified}
          </span>
        )}
      </p>
    </div>
  );
}
