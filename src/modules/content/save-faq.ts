import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { renderer, renderMarkdown } from './render-markdown.ts';
import { type FaqEntryRow, type FaqGroupRow, writeFaqEntry, writeFaqGroup } from './write-queries.ts';

/** The version that was edited; absent: whatever is there is replaced. */
type Edited<T> = T & { version?: number | undefined };

export type FaqEntryInput = Edited<Omit<FaqEntryRow, 'html' | 'renderer'>>;

/**
 * The operator's words for a question: from now on no new version of the software replaces them.
 * @throws {Failure} CONFLICT when somebody else changed it since `version`
 */
export async function saveFaqEntry(ctx: Context, { version, ...entry }: FaqEntryInput): Promise<void> {
  const row = { ...entry, html: renderMarkdown(entry.answer, 4), renderer };
  if (!(await writeFaqEntry(ctx.db, row, { by: 'operator', version }))) throw new Failure('CONFLICT');
  ctx.changed('faqs');
}

/** @throws {Failure} CONFLICT as above */
export async function saveFaqGroup(ctx: Context, { version, ...group }: Edited<FaqGroupRow>): Promise<void> {
  if (!(await writeFaqGroup(ctx.db, group, { by: 'operator', version }))) throw new Failure('CONFLICT');
  ctx.changed('faqs');
}
