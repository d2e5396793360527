import { eq, max, sql } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import type { DatedRate } from './rates-rules.ts';
import { exchangeRates } from './tables.ts';

const columns = {
  code: exchangeRates.currency,
  rate: exchangeRates.rate,
  date: exchangeRates.ratedOn,
  source: exchangeRates.source,
};

export async function readRates(db: Connection): Promise<DatedRate[]> {
  return db.orm.select(columns).from(exchangeRates);
}

export async function readRate(db: Connection, code: string): Promise<DatedRate | undefined> {
  return (await db.orm.select(columns).from(exchangeRates).where(eq(exchangeRates.currency, code)))[0];
}

/** Whether the rates service has ever answered. */
export async function hasRates(db: Connection): Promise<boolean> {
  return (await db.orm.select({ code: exchangeRates.currency }).from(exchangeRates).limit(1)).length > 0;
}

/** Reads when the rates service last answered; undefined where it never did. */
export async function readLastFetch(db: Connection): Promise<Date | undefined> {
  return (await db.orm.select({ at: max(exchangeRates.fetchedAt) }).from(exchangeRates))[0]?.at ?? undefined;
}

export async function saveRates(db: Connection, rates: readonly DatedRate[], fetchedAt: Date): Promise<void> {
  if (rates.length === 0) return;
  await db.orm
    .insert(exchangeRates)
    .values(rates.map(({ code, rate, date, source }) => ({ currency: code, rate, ratedOn: date, source, fetchedAt })))
    .onConflictDoUpdate({
      target: exchangeRates.currency,
      set: {
        rate: sql`excluded.rate`,
        ratedOn: sql`excluded.rated_on`,
        source: sql`excluded.source`,
        fetchedAt: sql`excluded.fetched_at`,
      },
    });
}
