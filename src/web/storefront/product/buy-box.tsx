import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { WishButton } from '../../components/wish-button.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { AddButton } from './add-button.tsx';
import { AskForMore } from './ask-for-more.tsx';
import { ChoiceForm } from './choice-form.tsx';
import type { Piece } from './choice-rules.ts';
import { PriceBlock } from './price-block.tsx';
import { shownPrice } from './price-rules.ts';
import { Quantity } from './quantity.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { StockLine } from './stock-line.tsx';
import { useAdding } from './use-adding.ts';

interface BuyBoxProps {
  product: Product;
  pieces: readonly Piece[];
  chosen: Piece | undefined;
  onChoose: (variantId: string) => void;
  now: Date;
}

/** Price, choice, quantity and the way into the cart. */
export function BuyBox({ product, pieces, chosen, onChoose, now }: BuyBoxProps) {
  const language = useLanguage();
  const t = useMessages().product.cart;
  const [wanted, setWanted] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const { inCart, addToCart } = useAdding(product._id, inLanguage(product.title, language), chosen);
  const stock = chosen?.stock ?? 0;
  const soldOut = stock === 0;
  const quantity = Math.max(1, Math.min(wanted, stock));
  const priceDelta = chosen?.priceDelta ?? 0;
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
        <WishButton framed productId={product._id} title={inLanguage(product.title, language)} />
      </div>
      {chosen && <ChoiceForm pieces={pieces} chosen={chosen} onChoose={onChoose} />}
      <StockLine product={product} pieces={pieces} chosen={chosen} />
      <div className="flex flex-wrap items-end gap-4">
        {!soldOut && !product.oneOfAKind && <Quantity key={chosen?._id} quantity={quantity} stock={stock} onChange={setWanted} />}
        <AddButton ref={button} soldOut={soldOut} inCart={inCart} onAdd={onAdd} className="flex-1" />
      </div>
      {pieces.every((piece) => piece.stock === 0) && <AskForMore title={inLanguage(product.title, language)} />}
      <noscript>
        <p className="text-muted text-sm">{t.noScript}</p>
      </noscript>
      {!soldOut && <StickyBar main={button} paise={shownPrice(product.pricing, priceDelta, now).paise} inCart={inCart} onAdd={onAdd} />}
    </div>
  );
}
