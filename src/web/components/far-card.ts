import type { ProductCard } from '#modules/catalog/contract.ts';

/**
 * A card as a row far below the first view shows it: its picture is asked for long before the row is seen, so the blurred copy, which
 * weighs as much in the page as all else of a card, stays behind.
 */
export const farCard = (card: ProductCard): ProductCard => (card.image ? { ...card, image: { ...card.image, placeholder: '' } } : card);
