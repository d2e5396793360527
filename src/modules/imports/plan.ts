import type { DraftBody } from '#modules/drafts/draft-contract.ts';

/** Changes that applying the rows of a product makes, with what was seen when they were checked. */
export interface Plan {
  product?: { id: string; version: number };
  /** Price of the product in paise. */
  price?: { before: number; after: number };
  counts?: { variant: string; before: number; after: number }[];
  /** The words, which become a draft. */
  draft?: { seen?: { id: string; version: number; body: DraftBody } | undefined; body: DraftBody };
}

/** Steps that take applied rows back, with what stood after them. */
export interface UndoStep {
  price?: { product: string; version: number; before: number };
  counts?: { product: string; variant: string; before: number; after: number }[];
  /** Without `before` the import began the draft. */
  draft?: { id: string; version: number; before?: DraftBody | undefined };
}
