import { lockPerson } from '#modules/accounts/lock-person.ts';
import { readOwnChoices, saveChoices } from '#modules/notifications/notice-choices.ts';
import { countUnseenNews, findNews, listNewsRows, type NewsReader, seeNewsRows } from '#modules/notifications/shop-news.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { isUrgent, type NoticeTopic, noticeTopics, topicsFor } from '#shared/notice-topics.ts';
import { maxUnseen, type NoticeChoicesView, type ShopNews } from './news-contract.ts';
import { requireShop } from './require-shop.ts';
import { readLowStock, writeLowStock } from './shop-details-queries.ts';

const pageSize = 30;
const countedMs = 30 * 86_400_000;

/** The caller, who hears of what the role allows. */
function ownReader(ctx: Context): NewsReader {
  const { sellerId, powers } = requireShop(ctx);
  return { sellerId, userId: ctx.actor?.userId ?? '', topics: topicsFor(powers) };
}

/** The same without the topics that the caller does not want to have listed. */
async function listedReader(ctx: Context): Promise<NewsReader> {
  const reader = ownReader(ctx);
  const { withoutInbox } = await readOwnChoices(ctx, reader);
  return { ...reader, topics: reader.topics.filter((topic) => !withoutInbox.includes(topic)) };
}

/** Lists news of the caller's shop, the latest first. */
export async function listNews(
  ctx: Context,
  { after }: { after?: string | undefined },
): Promise<{ data: { news: ShopNews[]; next?: string } }> {
  const rows = await listNewsRows(ctx, await listedReader(ctx), { after, limit: pageSize + 1 });
  const next = rows.length > pageSize ? rows[pageSize - 1]?.id : undefined;
  const news = rows.slice(0, pageSize).map(({ id, topic, title, titleHi, path, createdAt, isSeen }) => ({
    _id: id,
    topic,
    title: { en: title, ...(titleHi === null ? {} : { hi: titleHi }) },
    ...(path === null ? {} : { path }),
    at: new Date(createdAt).toISOString(),
    isSeen,
  }));
  return { data: { news, ...(next === undefined ? {} : { next }) } };
}

/** Counts the news of the caller's shop that the caller has not seen. */
export async function countNews(ctx: Context): Promise<{ data: { unseen: number } }> {
  const since = new Date(ctx.now().getTime() - countedMs);
  return { data: { unseen: await countUnseenNews(ctx, await listedReader(ctx), { since, limit: maxUnseen }) } };
}

/** Notes news as seen by the caller. @throws {DomainError} NOT_FOUND */
export async function openNews(ctx: Context, { item }: { item: string }): Promise<{ data: { path?: string } }> {
  const reader = ownReader(ctx);
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, reader.userId);
    const found = await findNews(tx, reader, item);
    if (!found) throw new DomainError('NOT_FOUND');
    await seeNewsRows(tx, reader, item);
    return { data: found.path === null ? {} : { path: found.path } };
  });
}

/** Notes all news as seen by the caller. */
export async function seeNews(ctx: Context): Promise<{ status: 'success' }> {
  const reader = await listedReader(ctx);
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, reader.userId);
    await seeNewsRows(tx, reader);
  });
  return { status: 'success' };
}

/** Gives how the caller hears of the shop. */
export async function getNoticeChoices(ctx: Context): Promise<{ data: NoticeChoicesView }> {
  const reader = ownReader(ctx);
  const { withoutMail, withoutInbox, withoutPush, quietFrom, quietUntil } = await readOwnChoices(ctx, reader);
  const lowStockAt = await readLowStock(ctx.db, reader.sellerId);
  return {
    data: {
      topics: reader.topics.map((topic) => ({
        topic,
        mail: !withoutMail.includes(topic),
        inbox: !withoutInbox.includes(topic),
        push: !withoutPush.includes(topic),
      })),
      ...(quietFrom === null ? {} : { quietFrom }),
      ...(quietUntil === null ? {} : { quietUntil }),
      ...(lowStockAt === null ? {} : { lowStockAt }),
    },
  };
}

interface ChoicesInput {
  mail: readonly NoticeTopic[];
  inbox: readonly NoticeTopic[];
  push: readonly NoticeTopic[];
  quietFrom?: number | undefined;
  quietUntil?: number | undefined;
}

/**
 * Stores how the caller hears of the shop. What is urgent is always listed.
 * @throws {DomainError} INVALID_INPUT for quiet hours without a beginning, an end or a length
 */
export async function saveNoticeChoices(ctx: Context, input: ChoicesInput): Promise<{ data: NoticeChoicesView }> {
  const { mail, inbox, push, quietFrom, quietUntil } = input;
  if ((quietFrom === undefined) !== (quietUntil === undefined)) throw new DomainError('INVALID_INPUT', { quietUntil: 'both' });
  if (quietFrom !== undefined && quietFrom === quietUntil) throw new DomainError('INVALID_INPUT', { quietUntil: 'same' });
  const reader = ownReader(ctx);
  const left = (wanted: readonly NoticeTopic[]) => noticeTopics.filter((topic) => reader.topics.includes(topic) && !wanted.includes(topic));
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, reader.userId);
    await saveChoices(tx, reader, {
      withoutMail: left(mail),
      withoutInbox: left(inbox).filter((topic) => !isUrgent(topic)),
      withoutPush: left(push),
      quietFrom: quietFrom ?? null,
      quietUntil: quietUntil ?? null,
    });
  });
  return getNoticeChoices(ctx);
}

/** Sets at how many units the caller's shop hears that few are left. */
export async function setLowStock(ctx: Context, { units }: { units?: number | undefined }): Promise<{ data: NoticeChoicesView }> {
  await writeLowStock(ctx.db, requireShop(ctx).sellerId, units ?? null);
  return getNoticeChoices(ctx);
}
