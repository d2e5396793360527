import type { ProductCard } from '#modules/catalog/product-contract.ts';

/**
 * Drops the blurred placeholder of a picture far below the first view. It weighs as much in the page as the
 * rest of a card, and the picture itself is fetched long before its row is seen.
 */
export const withoutPlaceholder = <P extends { placeholder: string }>(picture: P): P => ({ ...picture, placeholder: '' });

export const cardWithoutPlaceholder = (card: ProductCard): ProductCard =>
  card.image ? { ...card, image: withoutPlaceholder(card.image) } : card;
