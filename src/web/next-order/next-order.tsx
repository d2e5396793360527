import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#shared/format-day.ts';
import { call } from '../browser-api.ts';
import { Picture } from '../components/picture.tsx';
import { whenIdle } from '../hydration/when-idle.ts';
import { links } from '../links.ts';
import { nextOrder as en } from '../messages/en/next-order.ts';
import { nextOrder as hi } from '../messages/hi/next-order.ts';
import { useLanguage } from '../messages.tsx';
import { useAppearBelow } from '../recommendations/use-appear-below.ts';
import { type NextArrival, nextArrival } from './next-arrival.ts';

/** The last answer, so that going back renders at once and restores the scroll position. */
let lastSeen: { userId: string; found: NextArrival } | undefined;

const lastOf = (userId: string) => (lastSeen?.userId === userId ? lastSeen.found : undefined);

/**
 * Says by which day the next order arrives, and leads to it. Public pages are the same for everyone, so the
 * browser asks, and inserts it only while its container is below the window: nothing visible shifts.
 */
export default function NextOrder({ userId }: { userId: string }) {
  const language = useLanguage();
  const slot = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(() => lastOf(userId));
  const appeared = useAppearBelow(slot, found !== undefined, found !== undefined);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      await whenIdle;
      if (controller.signal.aborted) return;
      const { answer } = await call('orders.listOrders', {}, { signal: controller.signal });
      if (!answer || controller.signal.aborted) return;
      const next = nextArrival(answer.data.data.order, new Date());
      lastSeen = next && { userId, found: next };
      setFound(next);
    };
    // An aborted request needs no message.
    load().catch(() => {});
    return () => controller.abort();
  }, [userId]);
  return (
    <div ref={slot} className="print:hidden">
      {found && appeared && <Strip {...found} words={language === 'hi' ? hi : en} />}
    </div>
  );
}

/** Most pictures of the order. */
const maxPictures = 2;

function Strip({ order, by, isLate, parcels, words: t }: NextArrival & { words: typeof en }) {
  const language = useLanguage();
  const day = formatDate(by, language);
  const pictures = order.items.flatMap(({ productId: { media } }) => media.slice(0, 1)).slice(0, maxPictures);
  return (
    <section aria-label={t.title} className="page mt-8 lg:mt-12">
      <div className="flex items-center gap-x-5 border-neem border-l-2 bg-sunk px-5 py-2">
        {pictures.length > 0 && (
          <span className="flex shrink-0 gap-2">
            {pictures.map((picture) => (
              <Picture key={picture.url} picture={picture} sizes="3rem" decorative className="size-12 rounded-sm" />
            ))}
          </span>
        )}
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-5">
          <p className="font-semibold">{isLate ? t.late : parcels > 1 ? t.firstArrives(day, parcels) : t.arrives(day)}</p>
          <Link to={links(language).order(order.orderId)} className="text-link inline-flex min-h-11 items-center">
            {t.open}
          </Link>
        </div>
      </div>
    </section>
  );
}
