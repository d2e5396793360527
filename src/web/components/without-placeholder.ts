import type { ProductCard } from '#modules/catalog/contract.ts';

/**
 * A picture of a row far below the first view: it is asked for long before the row is seen, so the blurred copy, which weighs as much in
 * the page as all else of a card, stays behind.
 */
export const withoutPlaceholder = <P extends { placeholder: string }>(picture: P): P => ({ ...picture, placeholder: '' });

export const cardWithoutPlaceholder = (card: ProductCard): ProductCard =>
  card.image ? { ...card, image: withoutPlaceholder(card.image) } : card;
