import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { PostSummary } from './contract.ts';

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export interface PostRow {
  id: string;
  slug: string;
  state: 'draft' | 'published';
  publishedOn: string;
  title: Localized;
  summary: Localized;
  author: Localized;
  picture: { mediaId: string; alt: Localized } | undefined;
  makerIds: readonly string[];
  productIds: readonly string[];
  tags: readonly string[];
  body: Localized;
  html: Localized;
  minutes: PostSummary['minutes'];
  renderer: number;
}

const writePostRow: Statement = {
  name: 'content.write-post',
  text: `insert into posts as p (id, slug, state, published_on, title, summary, author, picture_id, picture_alt, maker_ids, product_ids, tags, body, html, minutes, renderer)
    values ($1, $2, $3, $4::text::date, $5::text::jsonb, $6::text::jsonb, $7::text::jsonb, $8, $9::text::jsonb, $10::text[], $11::text[], $12::text[],
      $13::text::jsonb, $14::text::jsonb, $15::text::jsonb, $16)
    on conflict (slug) do update set state = excluded.state, published_on = excluded.published_on, title = excluded.title, summary = excluded.summary,
      author = excluded.author, picture_id = excluded.picture_id, picture_alt = excluded.picture_alt, maker_ids = excluded.maker_ids,
      product_ids = excluded.product_ids, tags = excluded.tags, body = excluded.body, html = excluded.html, minutes = excluded.minutes,
      renderer = excluded.renderer, version = p.version + 1, updated_at = now()
    where $17::integer is null or p.version = $17 returning id`,
};

/** @returns undefined where the story has another version by now than `version` */
export async function writePost(db: Connection, row: PostRow, version: number | undefined): Promise<string | undefined> {
  const written = await db.run<{ id: string }>(writePostRow, [
    ...[row.id, row.slug, row.state, row.publishedOn, json(row.title), json(row.summary), json(row.author)],
    ...[row.picture?.mediaId ?? null, json(row.picture?.alt), row.makerIds, row.productIds, row.tags],
    ...[json(row.body), json(row.html), json(row.minutes), row.renderer, version ?? null],
  ]);
  return written[0]?.id;
}

const existingSlugs: Statement = { name: 'content.post-known', text: 'select slug from posts where slug = any($1)' };

export async function readExistingSlugs(db: Connection, slugs: readonly string[]): Promise<string[]> {
  return (await db.run<{ slug: string }>(existingSlugs, [slugs])).map((row) => row.slug);
}

/**
 * The writer of a text: the operator, whose words stay, or the software, which replaces only words of its
 * own.
 */
export type Writer = { by: 'operator'; version?: number | undefined } | { by: 'software'; hash: string };

const writerValues = (writer: Writer): [hash: string | null, edited: boolean, version: number | null] =>
  writer.by === 'software' ? [writer.hash, false, null] : [null, true, writer.version ?? null];

/**
 * The update of a row that exists already. `$1` is the hash of a shipped text, `$2` tells that a person
 * wrote it, `$3` is the version that this person saw.
 */
const onConflict = (table: string, columns: readonly string[]) => `on conflict (slug) do update
    set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}, edited = $2, version = ${table}.version + 1,
      standard_hash = coalesce(excluded.standard_hash, ${table}.standard_hash)
    where case when $2 then $3::integer is null or ${table}.version = $3
      else not ${table}.edited and ${table}.standard_hash is distinct from excluded.standard_hash end
    returning slug`;

const textVersions: Statement = {
  name: 'content.text-versions',
  text: `select 'group' as kind, slug, edited, standard_hash as hash from faq_groups union all select 'entry', slug, edited, standard_hash from faq_entries
    union all select 'page', slug, edited, standard_hash from pages`,
};

/** Every text that could be shipped, as it stands: whose words it has, and the hash of the shipped ones. */
export const readTextVersions = (
  db: Connection,
): Promise<{ kind: 'group' | 'entry' | 'page'; slug: string; edited: boolean; hash: string | null }[]> => db.run(textVersions, []);

export interface FaqGroupRow {
  slug: string;
  position: number;
  title: Localized;
}

const writeFaqGroupRow: Statement = {
  name: 'content.write-faq-group',
  text: `insert into faq_groups as g (standard_hash, edited, slug, position, title) values ($1, $2, $4, $5, $6::text::jsonb)
    ${onConflict('g', ['position', 'title'])}`,
};

/**
 * @returns whether it was written: not where the operator's words stand, or where the text was changed first
 */
export async function writeFaqGroup(db: Connection, row: FaqGroupRow, writer: Writer): Promise<boolean> {
  return (await db.run(writeFaqGroupRow, [...writerValues(writer), row.slug, row.position, json(row.title)])).length > 0;
}

export interface FaqEntryRow {
  slug: string;
  groupSlug: string;
  position: number;
  state: 'draft' | 'published';
  question: Localized;
  answer: Localized;
  html: Localized;
  renderer: number;
}

const writeFaqEntryRow: Statement = {
  name: 'content.write-faq-entry',
  text: `insert into faq_entries as e (standard_hash, edited, slug, group_slug, position, state, question, answer, html, renderer, updated_at)
    values ($1, $2, $4, $5, $6, $7, $8::text::jsonb, $9::text::jsonb, $10::text::jsonb, $11, now())
    ${onConflict('e', ['group_slug', 'position', 'state', 'question', 'answer', 'html', 'renderer', 'updated_at'])}`,
};

/** @returns as `writeFaqGroup` */
export async function writeFaqEntry(db: Connection, row: FaqEntryRow, writer: Writer): Promise<boolean> {
  const values = [row.slug, row.groupSlug, row.position, row.state, json(row.question), json(row.answer), json(row.html), row.renderer];
  return (await db.run(writeFaqEntryRow, [...writerValues(writer), ...values])).length > 0;
}

export interface PageRow {
  slug: string;
  state: 'draft' | 'published';
  updatedOn: string;
  title: Localized;
  summary: Localized;
  body: Localized;
  html: Localized;
  renderer: number;
}

const writePageRow: Statement = {
  name: 'content.write-page',
  text: `insert into pages as p (standard_hash, edited, slug, state, updated_on, title, summary, body, html, renderer, updated_at)
    values ($1, $2, $4, $5, $6::text::date, $7::text::jsonb, $8::text::jsonb, $9::text::jsonb, $10::text::jsonb, $11, now())
    ${onConflict('p', ['state', 'updated_on', 'title', 'summary', 'body', 'html', 'renderer', 'updated_at'])}`,
};

/** @returns as `writeFaqGroup` */
export async function writePage(db: Connection, row: PageRow, writer: Writer): Promise<boolean> {
  const texts = [json(row.title), json(row.summary), json(row.body), json(row.html)];
  const values = [row.slug, row.state, row.updatedOn, ...texts, row.renderer];
  return (await db.run(writePageRow, [...writerValues(writer), ...values])).length > 0;
}

const deleteStandardEntries: Statement = {
  name: 'content.remove-standard-entries',
  text: 'delete from faq_entries where not edited and slug <> all($1) returning slug',
};
const deleteStandardGroups: Statement = {
  name: 'content.remove-standard-groups',
  text: `delete from faq_groups g where not edited and slug <> all($1)
    and not exists (select from faq_entries e where e.group_slug = g.slug) returning slug`,
};

/**
 * Removes questions that ship no more and were never edited.
 * @returns the number of removed rows
 */
export async function deleteStandardFaqs(db: Connection, keep: { groups: readonly string[]; entries: readonly string[] }): Promise<number> {
  const entries = await db.run(deleteStandardEntries, [keep.entries]);
  return entries.length + (await db.run(deleteStandardGroups, [keep.groups])).length;
}

/** Tables of rendered texts, with the columns of their Markdown. */
const markdownColumns = { posts: 'body', pages: 'body', faq_entries: 'answer' } as const;
export type RenderedTable = keyof typeof markdownColumns;
export const renderedTables = Object.keys(markdownColumns) as RenderedTable[];

/** Texts that an earlier renderer made. */
export const readOutdated = (db: Connection, table: RenderedTable, renderer: number): Promise<{ slug: string; source: Localized }[]> =>
  db.run({ name: `content.stale-${table}`, text: `select slug, ${markdownColumns[table]} as source from ${table} where renderer <> $1` }, [
    renderer,
  ]);

export async function updateHtml(db: Connection, table: RenderedTable, slug: string, html: Localized, renderer: number): Promise<void> {
  const text = `update ${table} set html = $2::text::jsonb, renderer = $3 where slug = $1`;
  await db.run({ name: `content.write-html-${table}`, text }, [slug, json(html), renderer]);
}
