import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { renderer, renderMarkdown } from './render-markdown.ts';
import type { StandardFaqGroup, StandardLegalPage } from './standard/types.ts';
import {
  readStale,
  removeStandardFaqs,
  renderedTables,
  type Writer,
  writeFaqEntry,
  writeFaqGroup,
  writeHtml,
  writePage,
} from './write-queries.ts';

export interface StandardContent {
  faqs: readonly StandardFaqGroup[];
  pages: readonly StandardLegalPage[];
}

/** Any number that nothing else in this database locks: nodes that start together load once. */
const lock = 'select pg_advisory_xact_lock(7412008)';

const shipped = (text: object): Writer => ({ by: 'software', hash: createHash('sha256').update(JSON.stringify(text)).digest('base64url') });

/**
 * Brings the texts that ship with the software into the database at a start: missing ones are added, those that nobody edited follow
 * the software, and what the operator wrote stays. Texts that an earlier renderer made are rendered anew.
 */
export async function loadStandardContent(ctx: Context, standard: StandardContent): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.execute(lock);
    if (await loadFaqs(tx, standard.faqs)) tx.changed('faqs');
    for (const page of standard.pages) {
      const row = { ...page, state: 'published' as const, html: renderMarkdown(page.body, 2), renderer };
      if (await writePage(tx.db, row, shipped(page))) tx.changed(`page:${page.slug}`);
    }
    await renderAnew(tx);
  });
}

async function loadFaqs({ db }: Context, groups: readonly StandardFaqGroup[]): Promise<boolean> {
  let written = false;
  for (const [place, { slug, title, entries }] of groups.entries()) {
    const group = { slug, title, position: place };
    written = (await writeFaqGroup(db, group, shipped(group))) || written;
    for (const [position, entry] of entries.entries()) {
      const row = { ...entry, groupSlug: slug, position, state: 'published' as const };
      const withHtml = { ...row, html: renderMarkdown(entry.answer, 4), renderer };
      written = (await writeFaqEntry(db, withHtml, shipped(row))) || written;
    }
  }
  const entries = groups.flatMap((group) => group.entries.map(({ slug }) => slug));
  const removed = await removeStandardFaqs(db, { groups: groups.map(({ slug }) => slug), entries });
  return written || removed > 0;
}

async function renderAnew(ctx: Context): Promise<void> {
  for (const table of renderedTables) {
    for (const { slug, source } of await readStale(ctx.db, table, renderer)) {
      await writeHtml(ctx.db, table, slug, renderMarkdown(source, table === 'faq_entries' ? 4 : 2), renderer);
      ctx.changed(table === 'posts' ? 'posts' : table === 'pages' ? `page:${slug}` : 'faqs');
    }
  }
}
