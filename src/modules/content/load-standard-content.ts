import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Localized } from '#shared/localized.ts';
import { rendererVersion } from './content-rules.ts';
import type { StandardFaqGroup, StandardLegalPage } from './standard/types.ts';
import {
  deleteStandardFaqs,
  readOutdated,
  readTextVersions,
  renderedTables,
  updateHtml,
  writeFaqEntry,
  writeFaqGroup,
  writePage,
} from './write-queries.ts';

export interface StandardContent {
  faqs: readonly StandardFaqGroup[];
  pages: readonly StandardLegalPage[];
}

/** Any number that nothing else in this database locks: nodes that start together load once. */
const advisoryLock = 'select pg_advisory_xact_lock(7412008)';

const hashOf = (text: object) => createHash('sha256').update(JSON.stringify(text)).digest('base64url');

/**
 * Tells whether a text is in the database as it ships, or in the operator's words: then nothing is rendered
 * or written.
 */
type IsUpToDate = (kind: 'group' | 'entry' | 'page', slug: string, hash: string) => boolean;

/** Renders a text. The renderer is loaded with the first that has changed: few starts have one. */
const render = async (text: Localized, base: 2 | 4) => (await import('./render-markdown.ts')).renderMarkdown(text, base);

async function createUpToDateCheck({ db }: Context): Promise<IsUpToDate> {
  const rows = new Map((await readTextVersions(db)).map((row) => [`${row.kind} ${row.slug}`, row]));
  return (kind, slug, hash) => {
    const row = rows.get(`${kind} ${slug}`);
    return row !== undefined && (row.edited || row.hash === hash);
  };
}

/**
 * Brings the texts that ship with the software into the database at a start: missing ones are added,
 * unedited ones follow the software, and the operator's stay. Texts of an earlier renderer are rendered
 * again.
 */
export async function loadStandardContent(ctx: Context, standard: StandardContent): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.execute(advisoryLock);
    const isUpToDate = await createUpToDateCheck(tx);
    if (await loadFaqs(tx, standard.faqs, isUpToDate)) tx.cache.invalidate('faqs');
    for (const page of standard.pages) {
      const hash = hashOf(page);
      if (isUpToDate('page', page.slug, hash)) continue;
      const row = { ...page, state: 'published' as const, html: await render(page.body, 2), renderer: rendererVersion };
      if (await writePage(tx.db, row, { by: 'software', hash })) tx.cache.invalidate(`page:${page.slug}`);
    }
    await rerenderOutdated(tx);
  });
}

async function loadFaqs({ db }: Context, groups: readonly StandardFaqGroup[], isUpToDate: IsUpToDate): Promise<boolean> {
  let written = false;
  for (const [place, { slug, title, entries }] of groups.entries()) {
    const group = { slug, title, position: place };
    const hash = hashOf(group);
    if (!isUpToDate('group', slug, hash)) written = (await writeFaqGroup(db, group, { by: 'software', hash })) || written;
    for (const [position, entry] of entries.entries()) {
      const row = { ...entry, groupSlug: slug, position, state: 'published' as const };
      const entryHash = hashOf(row);
      if (isUpToDate('entry', entry.slug, entryHash)) continue;
      const withHtml = { ...row, html: await render(entry.answer, 4), renderer: rendererVersion };
      written = (await writeFaqEntry(db, withHtml, { by: 'software', hash: entryHash })) || written;
    }
  }
  const entries = groups.flatMap((group) => group.entries.map(({ slug }) => slug));
  const removed = await deleteStandardFaqs(db, { groups: groups.map(({ slug }) => slug), entries });
  return written || removed > 0;
}

async function rerenderOutdated(ctx: Context): Promise<void> {
  for (const table of renderedTables) {
    for (const { slug, source } of await readOutdated(ctx.db, table, rendererVersion)) {
      await updateHtml(ctx.db, table, slug, await render(source, table === 'faq_entries' ? 4 : 2), rendererVersion);
      ctx.cache.invalidate(table === 'posts' ? 'posts' : table === 'pages' ? `page:${slug}` : 'faqs');
    }
  }
}
