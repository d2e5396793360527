import type { Context } from '#platform/context.ts';
import { countUnseen, findNewsPath, markSeen, type NewsReader, type NewsRow, readNews } from './news-queries.ts';

export type { NewsReader } from './news-queries.ts';

/** Lists news of a shop, the latest first. @param page after: the last of the page before */
export const listNewsRows = (
  { db }: Context,
  reader: NewsReader,
  page: { after?: string | undefined; limit: number },
): Promise<NewsRow[]> => readNews(db, reader, page);

/** Counts news that a member has not seen. */
export const countUnseenNews = ({ db }: Context, reader: NewsReader, { since, limit }: { since: Date; limit: number }): Promise<number> =>
  countUnseen(db, reader, since, limit);

/** Finds news of a member with the page that they are about; undefined where the member has no such news. */
export const findNews = ({ db }: Context, reader: NewsReader, item: string) => findNewsPath(db, reader, item);

/** Notes all news of a shop, or one of them, as seen by a member; the caller has locked the account. */
export const seeNewsRows = (tx: Context, reader: NewsReader, item?: string): Promise<void> => markSeen(tx.db, reader, item, tx.now());
