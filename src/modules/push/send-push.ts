import webPush from 'web-push';
import { readOwnChoices } from '#modules/notifications/notice-choices.ts';
import { endOfQuiet } from '#modules/notifications/quiet-rules.ts';
import { countUnseenNews } from '#modules/notifications/shop-news.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { type PostResult, postOutside } from '#platform/outbound/post-outside.ts';
import { rolesWith } from '#shared/access.ts';
import { type NoticeTopic, topicPowers } from '#shared/notice-topics.ts';
import { pushKeyOf } from './push-key.ts';
import { isPushAddress, outcomeOf, ttlSeconds } from './push-rules.ts';
import { pushWords } from './push-words.ts';
import { claimMessage, deleteSubscription, type Hearers, type PushTarget, readTarget, releaseMessage } from './queries.ts';
import { type BrowserKeys, sealPurpose } from './subscriptions.ts';

/** News of a topic, for one browser. */
interface PushJob {
  subscription: string;
  topic: NoticeTopic;
  /** When there were news: ISO 8601 UTC. */
  at: string;
}

/** Gives who may hear of a topic now. */
export const hearersOf = (ctx: Context, topic: NoticeTopic): Hearers => ({
  now: ctx.now(),
  roles: rolesWith(topicPowers[topic]),
  demo: ctx.app.operator.demo,
});

/** Reads the keys of a browser; undefined where the server's key or secret is another one by now. */
function keysOf(ctx: Context, { sealed, pushKey }: PushTarget): BrowserKeys | undefined {
  if (pushKey !== pushKeyOf(ctx.secrets).publicKey) return undefined;
  const keys = JSON.parse(ctx.secrets.unseal(sealPurpose, sealed)) as BrowserKeys;
  return isPushAddress(keys.endpoint, ctx.app.push.ownServices) ? keys : undefined;
}

/** Finds when the quiet hours end that a member has now, and whether a message is wanted at all. */
async function planMessage(ctx: Context, target: PushTarget, topic: NoticeTopic): Promise<{ isWanted: boolean; quietUntil?: Date }> {
  const { withoutPush, quietFrom: from, quietUntil: until } = await readOwnChoices(ctx, target);
  if (withoutPush.includes(topic)) return { isWanted: false };
  const end = from === null || until === null ? undefined : endOfQuiet({ from, until }, ctx.now());
  if (end) return { isWanted: true, quietUntil: end };
  const since = new Date(ctx.now().getTime() - ttlSeconds * 1_000);
  const unseen = await countUnseenNews(ctx, { ...target, topics: [topic] }, { since, limit: 1 });
  return { isWanted: unseen > 0 };
}

/**
 * Posts a message to a push service: encrypted for the browser (RFC 8291), signed by our key (RFC 8292). Of
 * those that wait there, the last of a topic and shop replaces the others (RFC 8030).
 */
async function post(ctx: Context, { endpoint, p256dh, auth }: BrowserKeys, target: PushTarget, topic: NoticeTopic): Promise<PostResult> {
  const { language, slug, sellerId } = target;
  const replaces = ctx.secrets.digest('push topic', `${sellerId} ${topic}`).slice(0, 32);
  const open = `${language === 'hi' ? '/hi' : ''}/hub/${slug}/news`;
  const message = { title: pushWords[topic][language], language, tag: replaces, open };
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: `mailto:${ctx.app.operator.supportEmail}`, ...pushKeyOf(ctx.secrets) },
    TTL: ttlSeconds,
    topic: replaces,
    urgency: topic === 'orders' ? 'high' : 'normal',
  });
  const url = new URL(endpoint);
  // Its length is that of the message, and set when it is sent.
  const { 'Content-Length': _, ...others } = headers;
  const texts = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
  return postOutside(url, { headers: texts, body, allowsPrivate: ctx.app.push.ownServices.includes(url.origin) });
}

/**
 * Sends a message about news of a topic to a browser, unless the session has ended, the person has left or
 * wants none, has seen the news, or hears of it by a message that left since. It waits out the quiet hours.
 * @throws where the push service asks for another attempt, or says nothing
 */
export async function sendPush(ctx: Context, { subscription, topic, at }: PushJob): Promise<void> {
  const target = await readTarget(ctx.db, subscription, hearersOf(ctx, topic));
  if (!target) return;
  const keys = keysOf(ctx, target);
  if (!keys) return deleteSubscription(ctx.db, subscription);
  const { isWanted, quietUntil } = await planMessage(ctx, target, topic);
  if (quietUntil) return ctx.enqueue(sendPushJob, { subscription, topic, at }, { startAfter: quietUntil });
  if (!isWanted || !(await claimMessage(ctx.db, subscription, { topic, at, now: ctx.now() }))) return;
  const result = await post(ctx, keys, target, topic);
  const outcome = outcomeOf(result);
  if (outcome === 'gone') return deleteSubscription(ctx.db, subscription);
  if (outcome === 'arrived') return;
  await releaseMessage(ctx.db, subscription, topic);
  const reason = result.status === undefined ? result.outcome : `status ${result.status}`;
  if (outcome === 'later') throw new Error(`the push service did not take a message: ${reason}`);
  ctx.log.warn({ subscription, reason }, 'push message refused');
}

/** Attempts go on for half an hour: news in the list and by mail do not depend on it. */
export const sendPushJob: JobDefinition<PushJob> = {
  name: 'send-push',
  retries: 6,
  retryDelaySeconds: 30,
  concurrency: 5,
  timeoutSeconds: 60,
  handle: (data, ctx) => sendPush(ctx, data),
};
