import { decodeCursor, encodeCursor, isDay } from '#modules/catalog/cursor.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { dayInIndia, startInIndia } from './content-rules.ts';
import { filler } from './operator-facts.ts';
import { readNextDay, readPosts } from './queries.ts';

/** The day that stories are published by, and notes that the answer holds until the next one appears by itself. */
export async function today(ctx: Context): Promise<string> {
  const day = dayInIndia(ctx.now());
  const next = await readNextDay(ctx.db, day);
  if (next !== undefined) ctx.shown.until = Math.min(ctx.shown.until, startInIndia(next));
  ctx.shown.tags.add('posts');
  return day;
}

/** @throws {Failure} INVALID_INPUT for a cursor that no list of stories gave out */
function placeOf(cursor: string): [string, string] {
  const [day = '', slug = ''] = decodeCursor(cursor, ['text', 'text']);
  if (!isDay(day)) throw new Failure('INVALID_INPUT', { after: 'Start from the first page.' });
  return [day, slug];
}

/** Published stories, the newest first. */
export async function listPosts(ctx: Context, input: { tag?: string | undefined; after?: string | undefined; limit: number }) {
  const rows = await readPosts(ctx.db, {
    today: await today(ctx),
    tag: input.tag,
    after: input.after === undefined ? undefined : placeOf(input.after),
    limit: input.limit + 1,
  });
  const fill = filler(ctx.operator);
  const posts = rows.slice(0, input.limit).map((row) => ({ ...row, title: fill.text(row.title), summary: fill.text(row.summary) }));
  const last = posts.at(-1);
  return { posts, ...(rows.length > input.limit && last ? { next: encodeCursor([last.publishedOn, last.slug]) } : {}) };
}
