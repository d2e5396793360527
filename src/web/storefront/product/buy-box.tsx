import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Product, ProductCard } from '#modules/catalog/product-contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { showToast } from '#ui/toast-queue.ts';
import { Price } from '../../components/price.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { AddButton } from './add-button.tsx';
import { PriceAlertLink } from './price-alert-link.tsx';
import { PriceBlock } from './price-block.tsx';
import { shownPrice } from './price-rules.ts';
import { Quantity } from './quantity.tsx';
import { SizeTable } from './size-table.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { StockLine } from './stock-line.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { type Choice, candidatesOf, chosenVariant, type SelectableVariant } from './variant-choice-rules.ts';
import { VariantForm } from './variant-form.tsx';
import { askForSize } from './variant-option-group.tsx';
import { VariantTable } from './variant-table.tsx';

// A lost connection leaves the way to the cart.
const AddedPanel = lazy(() => import('./added-panel.tsx').catch(() => ({ default: ViewCart })));
const SoldOutOffer = lazy(() => import('./sold-out-offer.tsx'));

interface BuyBoxProps {
  product: Product;
  variants: readonly SelectableVariant[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  now: Date;
  /** Shown where nothing of it is left. */
  similar: readonly ProductCard[];
}

function ViewCart() {
  const t = useMessages().product.cart;
  return (
    <Link to={links(useLanguage()).cart()} className="text-link mb-2 ml-5 inline-flex min-h-11 items-center font-semibold">
      {t.view}
    </Link>
  );
}

/** Price, variant, quantity and the button to add to the cart. */
export function BuyBox({ product, variants, choice, onChoose, now, similar }: BuyBoxProps) {
  const language = useLanguage();
  const { cart: t, choice: words } = useMessages().product;
  const [requested, setRequested] = useState(1);
  const priceRow = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const title = inLanguage(product.title, language);
  const selected = chosenVariant(variants, choice);
  const sizeName = (size: string) => labelIn(size, variants.find((variant) => variant.size === size)?.sizeLabel, language);
  const { inCart, addToCart } = useAddToCart(product._id, title, selected);
  const candidates = selected ? [selected] : candidatesOf(variants, choice);
  const stock = Math.max(0, ...candidates.map((variant) => variant.stock));
  const soldOut = stock === 0;
  const isGone = variants.every((variant) => variant.stock <= 0);
  const needsSize = !selected && !soldOut;
  const quantity = Math.max(1, Math.min(requested, stock));
  const deltas = candidates.map((variant) => variant.priceDelta);
  const priceDelta = deltas.length > 0 ? Math.min(...deltas) : 0;
  const varies = deltas.some((delta) => delta !== priceDelta);
  const onAdd = () => {
    if (needsSize) return askForSize();
    const { text, isAdded } = addToCart(quantity);
    const panel = (
      <Suspense fallback={<ViewCart />}>
        <AddedPanel product={product} />
      </Suspense>
    );
    showToast({ text, body: isAdded ? panel : <ViewCart />, subject: 'cart' });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div ref={priceRow} className="flex items-start justify-between gap-4">
        <PriceBlock product={product} priceDelta={priceDelta} varies={varies} now={now} />
        <WishlistButton framed productId={product._id} title={title} />
      </div>
      {(isGone || (selected !== undefined && selected.stock <= 0)) && (
        <Suspense>
          <SoldOutOffer product={product} variantId={variants.length > 1 ? selected?._id : undefined} {...{ isGone, similar }} />
        </Suspense>
      )}
      <VariantForm variants={variants} choice={choice} onChoose={onChoose}>
        {product.sizeTable && <SizeTable table={product.sizeTable} nameOf={sizeName} size={choice.size} />}
        <VariantTable pricing={product.pricing} variants={variants} now={now} />
      </VariantForm>
      <StockLine product={product} variants={variants} candidates={candidates} selected={selected} />
      <div className="flex flex-wrap items-end gap-4">
        {!soldOut && !product.oneOfAKind && <Quantity key={selected?._id} quantity={quantity} stock={stock} onChange={setRequested} />}
        {!product.unavailable && (
          <AddButton ref={button} soldOut={soldOut} needsSize={needsSize} inCart={inCart} onAdd={onAdd} className="flex-1" />
        )}
      </div>
      {!soldOut && <PriceAlertLink product={product} />}
      <noscript>
        <p className="text-muted text-sm">{t.noScript}</p>
      </noscript>
      {!soldOut && (
        <StickyBar price={priceRow} main={button}>
          <p className="min-w-0 font-display font-medium text-xl leading-tight">
            {choice.size !== undefined && choice.size !== 'One size' && `${sizeName(choice.size)} · `}
            <Price paise={shownPrice(product.pricing, priceDelta, now).paise} />
          </p>
          {needsSize ? (
            <button type="button" onClick={askForSize} className="solid-button whitespace-nowrap px-5">
              {words.missing.size}
            </button>
          ) : (
            <AddButton soldOut={false} needsSize={false} inCart={inCart} onAdd={onAdd} className="px-5" />
          )}
        </StickyBar>
      )}
    </div>
  );
}
