import { Link } from 'react-router';
import type { Product } from '#modules/catalog/product-contract.ts';
import type { Seller } from '#modules/sellers/contract.ts';
import { labelIn } from '#shared/localized.ts';
import { VerifiedSeller } from '../../components/verified-seller.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

interface SellerLineProps {
  seller: Pick<Seller, 'slug' | 'sellerName' | 'label' | 'verified' | 'since' | 'dispatchDays'>;
  leadTimeDays: Product['leadTimeDays'];
}

/** The seller of the product, and what is known of them. */
export function SellerLine({ seller, leadTimeDays }: SellerLineProps) {
  const language = useLanguage();
  const t = useMessages().product.people;
  return (
    <div className="border-line border-t pt-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted">{t.soldBy}</span>
        <Link to={links(language).seller(seller.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
          {labelIn(seller.sellerName, seller.label, language)}
        </Link>
      </p>
      <p className="text-muted">
        {!leadTimeDays && `${t.sends(seller.dispatchDays)} · `}
        {t.atWork(seller.since)}
      </p>
      {seller.verified && <VerifiedSeller />}
    </div>
  );
}
