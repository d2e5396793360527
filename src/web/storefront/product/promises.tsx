import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Product } from '#modules/catalog/product-contract.ts';
import type { DeliveryRules } from '#shared/arrival.ts';
import type { ShopCalendar } from '#shared/dispatch-day.ts';
import { CloseIcon, ParcelIcon, ReturnIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { DeliveryDays } from './delivery-days.tsx';

function Promised({ sign: Sign, name, children }: { sign: typeof ParcelIcon; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-3 py-3">
      <Sign className="row-span-2 mt-0.5 size-6 text-muted" />
      <dt className="font-semibold">{name}</dt>
      <dd className="col-start-2 text-muted">{children}</dd>
    </div>
  );
}

interface PromisesProps {
  leadTimeDays: Product['leadTimeDays'];
  /** Working days in which the seller sends what is in stock. */
  dispatchDays: number;
  /** Of its shop. */
  calendar: ShopCalendar;
  /** Months in which no more of it can be made. */
  fullMonths: readonly string[] | undefined;
  /** Days of delivery within India; undefined where the shop delivers elsewhere alone. */
  delivery: DeliveryRules | undefined;
  soldOut: boolean;
  paise: number;
  /** Up to which cash on delivery is taken; 0 where it is not. */
  codLimitPaise: number;
  now: Date;
}

/** Delivery, payment on delivery, returns and cancellation. */
export function Promises({ soldOut, paise, codLimitPaise, delivery, ...days }: PromisesProps) {
  const language = useLanguage();
  const t = useMessages().product.promises;
  return (
    <section aria-label={t.heading} className="border-line border-t pt-2 text-sm">
      <dl>
        {!soldOut && delivery && (
          <Promised sign={ParcelIcon} name={t.delivery}>
            <DeliveryDays {...days} delivery={delivery} takesCash={paise <= codLimitPaise} />
          </Promised>
        )}
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
