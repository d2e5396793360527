import { LRUCache } from 'lru-cache';

/** A card or a summary as it goes out. */
export interface RenderedCard {
  id: string;
  /** JSON in UTF-8. */
  bytes: Buffer;
  /** When a discount begins or ends next. */
  until: Date | string | null;
}

/** Cards or summaries that were read before, for somebody who knows which of them are still true. */
export const createCardCache = (mostBytes: number) =>
  new LRUCache<string, RenderedCard>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes.length + 400 });

export type CardCache = ReturnType<typeof createCardCache>;
