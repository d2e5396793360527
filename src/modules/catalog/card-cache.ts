import { LRUCache } from 'lru-cache';

/** A card or a summary, serialized as it is sent. */
export interface RenderedCard {
  id: string;
  /** Version of the row that it was made of. */
  version: string;
  /** JSON in UTF-8. */
  bytes: Buffer;
  /** Names the bytes: SHA-1. */
  digest: string;
  /** Start or end of a discount, when the price changes next, in epoch milliseconds. */
  until: number | null;
}

/** Creates a cache of serialized cards. The caller checks that an entry is still fresh. */
export const createCardCache = (maxBytes: number) =>
  new LRUCache<string, RenderedCard>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length + 400 });

export type CardCache = ReturnType<typeof createCardCache>;
