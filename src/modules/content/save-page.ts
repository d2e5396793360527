import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { rendererVersion } from './content-rules.ts';
import { renderMarkdown } from './render-markdown.ts';
import { type PageRow, writePage } from './write-queries.ts';

export interface PageInput extends Omit<PageRow, 'html' | 'renderer'> {
  /** The version that was edited; absent: the text is replaced in any case. */
  version?: number | undefined;
}

/**
 * Saves the operator's words for a legal page: no new version of the software replaces them from then on.
 * @throws {DomainError} CONFLICT where the text has changed since `version`
 */
export async function savePage(ctx: Context, { version, ...page }: PageInput): Promise<void> {
  const row = { ...page, html: renderMarkdown(page.body, 2), renderer: rendererVersion };
  if (!(await writePage(ctx.db, row, { by: 'operator', version }))) throw new DomainError('CONFLICT');
  ctx.cache.invalidate(`page:${page.slug}`);
}
