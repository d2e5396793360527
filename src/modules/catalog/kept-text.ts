import { LRUCache } from 'lru-cache';
import type { AnswerText } from './queries.ts';

/** Text of cards or products that was read before, for somebody who knows which of it is still true. */
export const keepText = (mostBytes: number) =>
  new LRUCache<string, AnswerText>({ maxSize: mostBytes, sizeCalculation: ({ text }) => 2 * text.length + 300 });

export type KeptText = ReturnType<typeof keepText>;
