import { newsAdded } from '#modules/notifications/events.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';
import { readBrowsersOfShop } from './queries.ts';
import { hearersOf, sendPushJob } from './send-push.ts';

/** Enqueues a message for each browser to which news of a shop may go. */
export async function pushNews(ctx: Context, { sellerId, topic, at }: { sellerId: string; topic: NoticeTopic; at: string }): Promise<void> {
  if (!ctx.app.push.isOn) return;
  const subscriptions = await readBrowsersOfShop(ctx.db, sellerId, hearersOf(ctx, topic));
  await ctx.transaction(async (tx) => {
    for (const subscription of subscriptions) await tx.enqueue(sendPushJob, { subscription, topic, at });
  });
}

export const pushNewsJob = subscribe(newsAdded, {
  name: 'push-news',
  retries: 3,
  concurrency: 2,
  timeoutSeconds: 60,
  handle: (data, ctx) => pushNews(ctx, data),
});
