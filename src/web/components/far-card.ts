import type { ProductCard } from '#modules/catalog/contract.ts';

/**
 * A picture of a row far below the first view: it is asked for long before the row is seen, so the blurred copy, which weighs as much in
 * the page as all else of a card, stays behind.
 */
export const farPicture = <P extends { placeholder: string }>(picture: P): P => ({ ...picture, placeholder: '' });

export const farCard = (card: ProductCard): ProductCard => (card.image ? { ...card, image: farPicture(card.image) } : card);
