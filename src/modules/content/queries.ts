import type { Maker } from '#modules/makers/contract.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { FaqGroup, Page, Post, PostSummary } from './contract.ts';

const pictureJson = `case when m.id is not null then jsonb_build_object('url', '/media/' || m.content_hash || '/' || m.widths[array_upper(m.widths, 1)] || '.webp',
    'base', '/media/' || m.content_hash, 'widths', to_jsonb(m.widths), 'width', m.width, 'height', m.height,
    'placeholder', m.placeholder, 'kind', m.kind, 'alt', p.picture_alt) end`;

const summaryJson = `jsonb_build_object('_id', p.id, 'slug', p.slug, 'title', p.title, 'summary', p.summary, 'author', p.author,
    'publishedOn', to_char(p.published_on, 'YYYY-MM-DD'), 'picture', ${pictureJson}, 'tags', to_jsonb(p.tags), 'minutes', p.minutes)`;

const fromPosts = `from posts p left join media m on m.id = p.picture_id and m.state = 'ready' where p.state = 'published'`;

const postsPage: Statement = {
  name: 'content.posts',
  text: `select jsonb_strip_nulls(${summaryJson}) as post ${fromPosts} and p.published_on <= $1::text::date
    and ($2::text is null or p.tags @> array[$2::text])
    and ($3::text is null or (p.published_on, p.slug) < ($3::text::date, $4::text))
    order by p.published_on desc, p.slug desc limit $5`,
};

/** Stories published by `today`, the newest first; `after` is day and slug of the last one that was seen. */
export async function readPosts(
  db: Connection,
  filter: { today: string; tag?: string | undefined; after?: readonly [string, string] | undefined; limit: number },
): Promise<PostSummary[]> {
  const [day = null, slug = null] = filter.after ?? [];
  const rows = await db.run<{ post: PostSummary }>(postsPage, [filter.today, filter.tag ?? null, day, slug, filter.limit]);
  return rows.map((row) => row.post);
}

const nextDay: Statement = {
  name: 'content.next-day',
  text: `select to_char(min(published_on), 'YYYY-MM-DD') as day from posts where state = 'published' and published_on > $1::text::date`,
};

/** The day on which the next story appears by itself. */
export async function readNextDay(db: Connection, today: string): Promise<string | undefined> {
  return (await db.run<{ day: string | null }>(nextDay, [today]))[0]?.day ?? undefined;
}

const postBySlug: Statement = {
  name: 'content.post',
  text: `select jsonb_strip_nulls(${summaryJson} || jsonb_build_object('html', p.html, 'updatedOn', to_char(p.updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'))) as post,
    to_jsonb(p.maker_ids) as makers, to_jsonb(p.product_ids) as products ${fromPosts} and p.published_on <= $1::text::date and p.slug = $2`,
};

export async function readPost(
  db: Connection,
  today: string,
  slug: string,
): Promise<{ post: Post; makers: Maker['_id'][]; products: string[] } | undefined> {
  return (await db.run<{ post: Post; makers: string[]; products: string[] }>(postBySlug, [today, slug]))[0];
}

type Neighbour = Pick<Post, 'slug' | 'title'>;
const neighbour = (side: '<' | '>'): Statement => ({
  name: `content.post-${side === '<' ? 'older' : 'newer'}`,
  text: `select slug, title from posts where state = 'published' and published_on <= $1::text::date
    and (published_on, slug) ${side} ($2::text::date, $3::text) order by published_on ${side === '<' ? 'desc' : 'asc'}, slug ${side === '<' ? 'desc' : 'asc'} limit 1`,
});
const older = neighbour('<');
const newer = neighbour('>');

/** The stories published just before and just after one. */
export async function readNeighbours(db: Connection, today: string, of: Pick<Post, 'publishedOn' | 'slug'>) {
  const values = [today, of.publishedOn, of.slug];
  const [before] = await db.run<Neighbour>(older, values);
  const [after] = await db.run<Neighbour>(newer, values);
  return { ...(before ? { older: before } : {}), ...(after ? { newer: after } : {}) };
}

const faqGroups: Statement = {
  name: 'content.faqs',
  text: `select g.slug, g.title, jsonb_agg(jsonb_build_object('slug', e.slug, 'question', e.question, 'html', e.html) order by e.position, e.slug) as entries
    from faq_groups g join faq_entries e on e.group_slug = g.slug and e.state = 'published' group by g.slug order by g.position, g.slug`,
};

/** Groups that have something to show. */
export const readFaqs = (db: Connection): Promise<FaqGroup[]> => db.run(faqGroups, []);

const pageBySlug: Statement = {
  name: 'content.page',
  text: `select slug, title, summary, to_char(updated_on, 'YYYY-MM-DD') as "updatedOn", html from pages where slug = $1 and state = 'published'`,
};

export async function readPage(db: Connection, slug: string): Promise<Page | undefined> {
  return (await db.run<Page>(pageBySlug, [slug]))[0];
}
