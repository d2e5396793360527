import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';

/** Address of a shop's first page in the hub. */
export const hubUrl = (ctx: Context, slug: string, language: Language): string =>
  `${ctx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}/hub/${slug}`;
