import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { filler } from './operator-facts.ts';
import { readPage } from './queries.ts';

/** @throws {Failure} PAGE_NOT_FOUND for an unknown one or a draft */
export async function getPage(ctx: Context, input: { slug: string }) {
  const page = await readPage(ctx.db, input.slug);
  if (!page) throw new Failure('PAGE_NOT_FOUND');
  ctx.shown.tags.add(`page:${page.slug}`);
  const fill = filler(ctx.operator);
  return { page: { ...page, title: fill.text(page.title), summary: fill.text(page.summary), html: fill.html(page.html) } };
}
