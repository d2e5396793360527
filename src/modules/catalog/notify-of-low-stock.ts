import type { MailContent } from '#modules/notifications/mail.ts';
import { mailToTeam } from '#modules/sellers/mail-to-team.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { stockLow } from './events.ts';
import { type LowVariant, recordLowStock } from './low-stock-queries.ts';

/** Variants of one run; the next one goes on. */
const maxVariants = 500;

const words: Record<
  Language,
  { one: (title: string) => string; many: (count: number) => string; text: string; left: string; button: string }
> = {
  en: {
    one: (title) => `Few are left: ${title}`,
    many: (count) => `Few are left of ${count} of your pieces`,
    text: 'Change the count once you have made more. What is at 0 shows as sold out.',
    left: 'left',
    button: 'Look at the stock',
  },
  hi: {
    one: (title) => `कम बची है: ${title}`,
    many: (count) => `आपकी ${count} चीज़ें कम बची हैं`,
    text: 'और बनाने के बाद गिनती बदल दें। जो 0 पर है, वह बिकी हुई दिखती है।',
    left: 'बची',
    button: 'स्टॉक देखें',
  },
};

function lowStockMail(ctx: Context, variants: readonly [LowVariant, ...LowVariant[]], language: Language): MailContent {
  const say = words[language];
  const [first] = variants;
  const isOneProduct = variants.every(({ productId }) => productId === first.productId);
  const subject = isOneProduct ? say.one(inLanguage(first.title, language)) : say.many(variants.length);
  const page = isOneProduct ? `products/${first.productId}` : 'products';
  return mailToTeam(ctx, {
    ...{ kind: 'low-stock', language, subject, text: say.text, slug: first.slug, page, button: say.button },
    rows: variants.map(({ title, sku, units }) => [`${inLanguage(title, language)} (${sku})`, `${units} ${say.left}`]),
  });
}

/**
 * Tells shops of which variants few are left, at the number of units that each has chosen. A variant is told
 * of once until there are more again.
 */
export async function notifyOfLowStock(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const low = await recordLowStock(tx.db, tx.now(), maxVariants);
    const variants = low.map(({ variantId, units: left }) => ({ variantId, left }));
    if (low.length > 0) await tx.publish(stockLow, { variants, at: tx.now().toISOString() });
    const byShop = Map.groupBy(low, ({ sellerId }) => sellerId);
    for (const [sellerId, [first, ...others]] of byShop)
      if (first) await notifyTeam(tx, { sellerId, topic: 'stock', compose: (language) => lowStockMail(tx, [first, ...others], language) });
  });
}

export const notifyOfLowStockJob: JobDefinition = {
  name: 'low-stock',
  retries: 3,
  timeoutSeconds: 120,
  cron: '*/15 * * * *',
  handle: (_, ctx) => notifyOfLowStock(ctx),
};
