import type { Context } from '#platform/context.ts';
import { type OpenDifference, readOpenDifferences } from './difference-queries.ts';

const pageSize = 200;

/** Yields the open differences, a page at a time. */
export async function* openDifferences(ctx: Context): AsyncGenerator<OpenDifference> {
  for (let page = await readOpenDifferences(ctx.db, '', pageSize); page.length > 0; ) {
    yield* page;
    page = page.length < pageSize ? [] : await readOpenDifferences(ctx.db, page.at(-1)?.id ?? '', pageSize);
  }
}
