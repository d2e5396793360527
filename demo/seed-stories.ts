import { listExistingSlugs } from '#modules/content/list-existing-slugs.ts';
import { savePost } from '#modules/content/save-post.ts';
import type { Context } from '#platform/context.ts';
import { stories } from './data/stories.ts';
import type { DemoStory } from './data/types.ts';

/** Adds the stories that are missing; existing ones stay as they are. */
export async function seedStories(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.execute('select pg_advisory_xact_lock(7332)');
    const existing = new Set(
      await listExistingSlugs(
        tx,
        stories.map(({ slug }) => slug),
      ),
    );
    for (const story of stories) if (!existing.has(story.slug)) await addStory(tx, story);
  });
}

async function addStory(ctx: Context, { makers, products, picture, ...story }: DemoStory): Promise<void> {
  await savePost(ctx, {
    ...story,
    state: 'published',
    picture: await pictureOf(ctx, picture),
    makerIds: await idsOf(ctx, 'makers', makers),
    productIds: await idsOf(ctx, 'products', products),
  });
}

/** Reads the first picture of a product. */
async function pictureOf(ctx: Context, product: string) {
  const { rows } = await ctx.db.execute(
    `select m.media_id, m.alt from product_media m join products p on p.id = m.product_id where p.slug = $1 and m.position = 0`,
    [product],
  );
  const [row] = rows as { media_id: string; alt: { en: string } }[];
  if (!row) throw new Error(`the demo shop has no picture of ${product}`);
  return { mediaId: row.media_id, alt: row.alt };
}

async function idsOf(ctx: Context, table: 'makers' | 'products', slugs: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute(`select slug, id from ${table} where slug = any($1)`, [slugs]);
  const ids = new Map(rows.map((row) => [String(row.slug), String(row.id)]));
  return slugs.map((slug) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`the demo shop has no ${slug} among its ${table}`);
    return id;
  });
}
