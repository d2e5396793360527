import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { isSlug, perLanguage, readingMinutes, rendererVersion } from './content-rules.ts';
import { renderMarkdown } from './render-markdown.ts';
import { type PostRow, writePost } from './write-queries.ts';

export interface PostInput extends Omit<PostRow, 'id' | 'html' | 'minutes' | 'renderer'> {
  /** Markdown. */
  body: Localized;
  /** The version that was edited; absent: the text is replaced in any case. */
  version?: number | undefined;
}

/**
 * Adds a story, or changes the one with this slug, and renders it once.
 * @throws {DomainError} INVALID_INPUT for an invalid slug; CONFLICT where the text has changed since
 * `version`
 */
export async function savePost(ctx: Context, { version, ...input }: PostInput): Promise<string> {
  if (!isSlug(input.slug)) throw new DomainError('INVALID_INPUT', { slug: 'Use lower-case words with hyphens, at most 60 letters.' });
  const id = await writePost(
    ctx.db,
    {
      ...input,
      id: newId(),
      html: renderMarkdown(input.body, 2),
      minutes: perLanguage(input.body, readingMinutes),
      renderer: rendererVersion,
    },
    version,
  );
  if (id === undefined) throw new DomainError('CONFLICT');
  ctx.cache.invalidate('posts');
  return id;
}
