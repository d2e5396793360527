import { findCards } from '#modules/catalog/find-products.ts';
import { findMakers } from '#modules/makers/find-makers.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { publicationDay } from './list-posts.ts';
import { createFiller } from './placeholder-values.ts';
import { readNeighbours, readPost } from './queries.ts';

/**
 * Returns a published story with its makers, its products and its neighbours. Products that are no longer
 * sold are left out.
 * @throws {DomainError} POST_NOT_FOUND for an unknown one, a draft, or one of a day to come
 */
export async function getPost(ctx: Context, input: { slug: string }) {
  const day = await publicationDay(ctx);
  const found = await readPost(ctx.db, day, input.slug);
  if (!found) throw new DomainError('POST_NOT_FOUND');
  const { post, makers, products } = found;
  const fill = createFiller(ctx.app.operator);
  return {
    post: { ...post, title: fill.text(post.title), summary: fill.text(post.summary), html: fill.html(post.html) },
    makers: await findMakers(ctx, makers),
    cards: await findCards(ctx, products),
    ...(await readNeighbours(ctx.db, day, post)),
  };
}
