import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { createFiller } from './placeholder-values.ts';
import { readPage } from './queries.ts';

/** @throws {DomainError} PAGE_NOT_FOUND for an unknown one or a draft */
export async function getPage(ctx: Context, input: { slug: string }) {
  const page = await readPage(ctx.db, input.slug);
  if (!page) throw new DomainError('PAGE_NOT_FOUND');
  ctx.cache.dependsOn(`page:${page.slug}`);
  const fill = createFiller(ctx.app.operator);
  return { page: { ...page, title: fill.text(page.title), summary: fill.text(page.summary), html: fill.html(page.html) } };
}
