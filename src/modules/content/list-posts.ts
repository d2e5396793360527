import { decodeCursor, encodeCursor, isDay } from '#modules/catalog/cursor.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { dayInIndia, startInIndia } from './content-rules.ts';
import { createFiller } from './placeholder-values.ts';
import { readNextDay, readPosts } from './queries.ts';

/**
 * Returns the day that stories are published by, and lets the answer expire when the next one appears by
 * itself.
 */
export async function publicationDay(ctx: Context): Promise<string> {
  const day = dayInIndia(ctx.now());
  const next = await readNextDay(ctx.db, day);
  if (next !== undefined) ctx.cache.expireAt(startInIndia(next));
  ctx.cache.dependsOn('posts');
  return day;
}

/** @throws {DomainError} INVALID_INPUT for a cursor that no list of stories gave out */
function decodePostCursor(cursor: string): [string, string] {
  const [day = '', slug = ''] = decodeCursor(cursor, ['text', 'text']);
  if (!isDay(day)) throw new DomainError('INVALID_INPUT', { after: 'Start from the first page.' });
  return [day, slug];
}

/** Published stories, the newest first. */
export async function listPosts(ctx: Context, input: { tag?: string | undefined; after?: string | undefined; limit: number }) {
  const rows = await readPosts(ctx.db, {
    today: await publicationDay(ctx),
    tag: input.tag,
    after: input.after === undefined ? undefined : decodePostCursor(input.after),
    limit: input.limit + 1,
  });
  const fill = createFiller(ctx.app.operator);
  const posts = rows.slice(0, input.limit).map((row) => ({ ...row, title: fill.text(row.title), summary: fill.text(row.summary) }));
  const last = posts.at(-1);
  return { posts, ...(rows.length > input.limit && last ? { next: encodeCursor([last.publishedOn, last.slug]) } : {}) };
}
