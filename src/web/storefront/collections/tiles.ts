import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Collection } from '#modules/collections/contract.ts';
import { withoutPlaceholder } from '../../components/without-placeholder.ts';
import type { Tile } from './collection-tile.tsx';

/** Products to choose the picture of a collection from. */
export const cardsPerTile = 6;

/** Gives each collection the picture of a product that no other collection shows, as far as there is one. */
export function toTiles(lists: readonly (Collection & { cards: readonly ProductCard[] })[]): Tile[] {
  const shown = new Set<string>();
  return lists.map(({ cards, ...collection }) => {
    const pictured = cards.filter((card) => card.image);
    const chosen = pictured.find((card) => !shown.has(card._id)) ?? pictured[0];
    if (chosen) shown.add(chosen._id);
    return { collection, image: chosen?.image && withoutPlaceholder(chosen.image) };
  });
}
