import { readText } from '#modules/search/read-text.ts';
import { searchCards } from '#modules/search/search-products.ts';
import { createContext } from '#platform/context.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { diskMediaStorage } from '#platform/storage/media-storage.ts';
import { seedDemoShop } from '../demo/seed.ts';

const [url = '', ...qs] = process.argv.slice(2);
const db = await openPostgres(url, { max: 4, onError() {} });
const log = createLog('warn');
const jobs = await startJobs(db, log, [], { work: false });
await migrate(db);
const services = { database: db, jobs, media: diskMediaStorage('/tmp/srch/media'), log, now: () => new Date(), changed() {} };
const t = performance.now();
await seedDemoShop(services as any);
console.log('seed', performance.now() - t);
const ctx = createContext(services as any, { requestId: 'x' });
const no = {
  category: [],
  subcategory: [],
  material: [],
  technique: [],
  region: [],
  color: [],
  size: [],
  gi: [],
  maker: [],
  seller: [],
  country: [],
  currency: 'INR',
};
for (const q of qs) {
  const r = await readText(ctx, q);
  console.log('##', q, r?.wide, 'EXACT', r?.exact);
  const a = await searchCards(ctx, { ...no, q, sort: 'relevance', facets: false, limit: 6, offset: 0 } as any);
  console.log(
    a.total,
    a.didYouMean ?? '',
    a.cards.map((c: any) => c.slug),
  );
}
await jobs.stop();
await db.close();
