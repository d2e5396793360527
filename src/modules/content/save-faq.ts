import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { rendererVersion } from './content-rules.ts';
import { renderMarkdown } from './render-markdown.ts';
import { type FaqEntryRow, type FaqGroupRow, writeFaqEntry, writeFaqGroup } from './write-queries.ts';

/** The version that was edited; absent: the text is replaced in any case. */
type WithVersion<T> = T & { version?: number | undefined };

export type FaqEntryInput = WithVersion<Omit<FaqEntryRow, 'html' | 'renderer'>>;

/**
 * Saves the operator's words for a question: no new version of the software replaces them from then on.
 * @throws {DomainError} CONFLICT where the text has changed since `version`
 */
export async function saveFaqEntry(ctx: Context, { version, ...entry }: FaqEntryInput): Promise<void> {
  const row = { ...entry, html: renderMarkdown(entry.answer, 4), renderer: rendererVersion };
  if (!(await writeFaqEntry(ctx.db, row, { by: 'operator', version }))) throw new DomainError('CONFLICT');
  ctx.cache.invalidate('faqs');
}

/** @throws {DomainError} CONFLICT as above */
export async function saveFaqGroup(ctx: Context, { version, ...group }: WithVersion<FaqGroupRow>): Promise<void> {
  if (!(await writeFaqGroup(ctx.db, group, { by: 'operator', version }))) throw new DomainError('CONFLICT');
  ctx.cache.invalidate('faqs');
}
