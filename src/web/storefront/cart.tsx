import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { add, useCart } from '../components/cart-store.ts';
import { Price } from '../components/price.tsx';
import { PriceNote } from '../components/price-note.tsx';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/cart';
import { type Bill, type BillLine, drawUpBill } from './cart-bill.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { useCartLines } from './use-cart-lines.ts';

/** How long the last piece can be put back before an empty cart leads home. */
const undoMs = 8000;

export const headers = () => ({ 'Cache-Control': 'public' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).cart;
  return [
    ...pageMeta({ language, path: links(language).cart(), title: t.title, description: t.metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
};

export default function CartPage() {
  const language = useLanguage();
  const t = useMessages().cart;
  const navigate = useNavigate();
  const kept = useCart();
  const { lines, state, retry } = useCartLines(kept?.map((line) => line.variantId));
  const [removed, setRemoved] = useState<BillLine>();
  const isEmpty = kept?.length === 0;
  const home = links(language).home();

  useEffect(() => {
    if (!isEmpty) return;
    if (!removed) {
      void navigate(home, { replace: true });
      return;
    }
    const timer = setTimeout(() => void navigate(home, { replace: true }), undoMs);
    return () => clearTimeout(timer);
  }, [isEmpty, removed, navigate, home]);

  const bill = kept && drawUpBill(kept, lines);
  const hasAll = bill && (state === 'ready' || bill.lines.every((line) => line.shown));
  return (
    <div className="page pb-24">
      <h1 className="text-3xl">{t.title}</h1>
      <noscript>
        <p className="mt-6">{t.needsScript}</p>
      </noscript>
      {removed && (
        <p role="status" className="mt-5 flex items-center justify-between gap-4 rounded-sm bg-sunk py-1 pr-2 pl-4">
          <span className="min-w-0 py-2">{t.removed(removed.shown ? inLanguage(removed.shown.product.title, language) : '')}</span>
          <button
            type="button"
            onClick={() => {
              add(removed.kept);
              setRemoved(undefined);
            }}
            className="target shrink-0 px-3 font-semibold text-indigo underline underline-offset-4"
          >
            {t.undo}
          </button>
        </p>
      )}
      {isEmpty ? (
        <p className="mt-10 text-lg text-muted">
          {t.empty}{' '}
          <Link to={home} className="text-ink text-link">
            {t.goOn}
          </Link>
        </p>
      ) : hasAll ? (
        <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem] lg:items-start">
          <ul className="border-line border-t">
            {bill.lines.map((line) => (
              <CartLineRow key={line.kept.variantId} line={line} onRemove={setRemoved} />
            ))}
          </ul>
          <BillDetails bill={bill} />
        </div>
      ) : state === 'failed' ? (
        <p role="alert" className="mt-8">
          {t.failed}{' '}
          <button type="button" onClick={retry} className="target px-2 font-semibold underline underline-offset-4">
            {t.retry}
          </button>
        </p>
      ) : (
        <CartSkeleton label={t.restoring} />
      )}
    </div>
  );
}

function BillDetails({ bill }: { bill: Bill }) {
  const t = useMessages().cart;
  return (
    <section aria-labelledby="bill" className="rounded-sm border border-line bg-raised p-6 lg:sticky lg:top-28">
      <h2 id="bill" className="text-xl">
        {t.bill}
      </h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2.5">
        <dt>
          {t.subtotal} <span className="text-muted text-sm">({t.pieces(bill.pieces)})</span>
        </dt>
        <dd className="text-right">
          <Price paise={bill.subtotal} />
        </dd>
        {bill.discount > 0 && (
          <>
            <dt>{t.discount}</dt>
            <dd className="text-right text-neem">
              −<Price paise={bill.discount} />
            </dd>
          </>
        )}
        <dt>{t.delivery}</dt>
        <dd className="text-right text-neem">{t.free}</dd>
        <dt className="mt-2 border-line border-t pt-4 font-semibold text-lg">{t.total}</dt>
        <dd className="mt-2 border-line border-t pt-4 text-right font-semibold text-lg">
          <Price paise={bill.total} />
        </dd>
      </dl>
      <PriceNote paise={bill.total} className="mt-1" />
      <p className="text-muted text-sm">{t.taxes}</p>
      <p className="mt-5 flex items-center gap-2.5 font-semibold">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 fill-none stroke-current stroke-[1.5]">
          <path d="M2.5 6.5L10 3l7.5 3.5v7L10 17l-7.5-3.5zM2.5 6.5L10 10l7.5-3.5M10 10v7" strokeLinejoin="round" />
        </svg>
        {t.deliveryNote}
      </p>
      <p className="mt-5 border-turmeric border-l-2 pl-4 text-muted">{t.checkoutSoon}</p>
    </section>
  );
}

function CartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" data-needs-script className="mt-4 border-line border-t motion-safe:animate-pulse">
      <span className="sr-only">{label}</span>
      {[1, 2].map((row) => (
        <div key={row} className="flex gap-6 border-line border-b py-6">
          <div className="size-22 rounded-sm bg-sunk sm:size-32" />
          <div className="flex-1 space-y-3 pt-1">
            <div className="h-5 w-3/5 rounded-sm bg-sunk" />
            <div className="h-4 w-1/4 rounded-sm bg-sunk" />
            <div className="h-10 w-32 rounded-sm bg-sunk" />
          </div>
        </div>
      ))}
    </div>
  );
}
