import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { showToast } from '#ui/toast-queue.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { AddButton } from './add-button.tsx';
import { PriceBlock } from './price-block.tsx';
import { shownPrice } from './price-rules.ts';
import { Quantity } from './quantity.tsx';
import { RestockRequest } from './restock-request.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { StockLine } from './stock-line.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { SelectableVariant } from './variant-choice-rules.ts';
import { VariantForm } from './variant-form.tsx';

interface BuyBoxProps {
  product: Product;
  variants: readonly SelectableVariant[];
  selected: SelectableVariant | undefined;
  onChoose: (variantId: string) => void;
  now: Date;
}

/** Price, variant, quantity and the button to add to the cart. */
export function BuyBox({ product, variants, selected, onChoose, now }: BuyBoxProps) {
  const language = useLanguage();
  const t = useMessages().product.cart;
  const [requested, setRequested] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const { inCart, addToCart } = useAddToCart(product._id, inLanguage(product.title, language), selected);
  const stock = selected?.stock ?? 0;
  const soldOut = stock === 0;
  const quantity = Math.max(1, Math.min(requested, stock));
  const priceDelta = selected?.priceDelta ?? 0;
  const onAdd = () => {
    const action = (
      <Link to={links(language).cart()} className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold">
        {t.view}
      </Link>
    );
    showToast({ text: addToCart(quantity), action, subject: 'cart' });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex items-start justify-between gap-4">
        <PriceBlock product={product} priceDelta={priceDelta} now={now} />
        <WishlistButton framed productId={product._id} title={inLanguage(product.title, language)} />
      </div>
      {selected && <VariantForm variants={variants} selected={selected} onChoose={onChoose} />}
      <StockLine product={product} variants={variants} selected={selected} />
      <div className="flex flex-wrap items-end gap-4">
        {!soldOut && !product.oneOfAKind && <Quantity key={selected?._id} quantity={quantity} stock={stock} onChange={setRequested} />}
        <AddButton ref={button} soldOut={soldOut} inCart={inCart} onAdd={onAdd} className="flex-1" />
      </div>
      {variants.every((variant) => variant.stock === 0) && <RestockRequest title={inLanguage(product.title, language)} />}
      <noscript>
        <p className="text-muted text-sm">{t.noScript}</p>
      </noscript>
      {!soldOut && <StickyBar main={button} paise={shownPrice(product.pricing, priceDelta, now).paise} inCart={inCart} onAdd={onAdd} />}
    </div>
  );
}
