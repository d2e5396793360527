import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { CloseIcon, ParcelIcon, ReturnIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { deliveryDays } from './stock-rules.ts';

function Promised({ sign: Sign, name, children }: { sign: typeof ParcelIcon; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-3 py-3">
      <Sign className="row-span-2 mt-0.5 size-6 text-muted" />
      <dt className="font-semibold">{name}</dt>
      <dd className="col-start-2 text-muted">{children}</dd>
    </div>
  );
}

/** Delivery, returns and cancellation. */
export function Promises({ leadTimeDays }: Pick<Product, 'leadTimeDays'>) {
  const language = useLanguage();
  const t = useMessages().product.promises;
  const { from, to } = deliveryDays(leadTimeDays);
  return (
    <section aria-label={t.heading} className="border-line border-t pt-2 text-sm">
      <dl>
        <Promised sign={ParcelIcon} name={t.delivery}>
          <strong className="font-semibold text-neem">{t.free}</strong>
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
          {leadTimeDays ? t.madeToOrder(from, to, leadTimeDays) : t.ready}
        </Promised>
        <Promised sign={ReturnIcon} name={t.returns}>
          {t.returnsText}
        </Promised>
        <Promised sign={CloseIcon} name={t.cancel}>
          {t.cancelText}{' '}
          <Link to={links(language).refunds()} className="text-ink text-link">
            {t.more}
          </Link>
        </Promised>
      </dl>
    </section>
  );
}
