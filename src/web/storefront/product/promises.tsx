import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { deliveryDays } from './stock-rules.ts';

/** Delivery, returns and cancelling, as they are. */
export function Promises({ leadTimeDays }: Pick<Product, 'leadTimeDays'>) {
  const language = useLanguage();
  const t = useMessages().product.promises;
  const { from, to } = deliveryDays(leadTimeDays);
  return (
    <section aria-label={t.heading} className="border-line border-t pt-5 text-sm">
      <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-2.5">
        <dt className="text-muted">{t.delivery}</dt>
        <dd>
          <strong className="font-semibold text-neem">{t.free}</strong>
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
          {leadTimeDays ? t.madeToOrder(from, to, leadTimeDays) : t.ready}
        </dd>
        <dt className="text-muted">{t.returns}</dt>
        <dd>{t.returnsText}</dd>
        <dt className="text-muted">{t.cancel}</dt>
        <dd>
          {t.cancelText}{' '}
          <Link to={links(language).refunds()} className="text-link">
            {t.more}
          </Link>
        </dd>
      </dl>
    </section>
  );
}
