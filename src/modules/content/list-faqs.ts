import type { Context } from '#platform/context.ts';
import { createFiller } from './placeholder-values.ts';
import { readFaqs } from './queries.ts';

/** Every published question in its group, with the operator's settings filled in. */
export async function listFaqs(ctx: Context) {
  ctx.cache.dependsOn('faqs');
  const fill = createFiller(ctx.app.operator);
  const groups = (await readFaqs(ctx.db)).map((group) => ({
    ...group,
    title: fill.text(group.title),
    entries: group.entries.map((entry) => ({ ...entry, question: fill.text(entry.question), html: fill.html(entry.html) })),
  }));
  return { groups };
}
