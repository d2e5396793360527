import { readFileSync } from 'node:fs';
import { searchCards } from '#modules/search/search-products.ts';
import { createContext } from '#platform/context.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';

const [url = '', ...qs] = process.argv.slice(2);
const db = await openPostgres(url, { max: 1, onError() {} });
const pid = Number((await db.execute('select pg_backend_pid() p', [])).rows[0]!.p);
const cpu = (p: number | string) => {
  const f = readFileSync(`/proc/${p}/schedstat`, 'utf8').split(' ');
  return Number(f[0]) / 1e6;
};
const log: any[] = [];
const wrapped = {
  ...db,
  async run(st: any, v: any) {
    const a = cpu(pid);
    const r = await db.run(st, v);
    log.push([
      st.name,
      (cpu(pid) - a).toFixed(1),
      (r as any[]).length,
      (r as any[])[0]?.total ?? '',
      /s\.(everything|words|title) @@/.exec(st.text.split('from product_search')[1] ?? '')?.[1] ??
        (/ts_match_vq\(s\.(\w+)/.exec(st.text)?.[1] ? 'walk ' + /ts_match_vq\(s\.(\w+)/.exec(st.text)![1] : ''),
    ]);
    return r as any;
  },
};
const ctx = createContext(
  { database: wrapped as any, jobs: {} as any, media: {} as any, log: console as any, now: () => new Date(), changed() {} },
  { requestId: 'x' },
);
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
  for (let i = 0; i < 2; i++) {
    log.length = 0;
    const n0 = process.cpuUsage();
    const a = cpu(pid);
    const r: any = await searchCards(ctx, { ...no, q, sort: 'relevance', facets: true, limit: 24, offset: 0 });
    const n = process.cpuUsage(n0);
    if (i === 1) {
      console.log(
        `${q}: total ${r.total}${r.totalIsExact ? '' : '+'} pg ${(cpu(pid) - a).toFixed(1)} node ${((n.user + n.system) / 1000).toFixed(1)} ms`,
        r.cards[0]?.title.en,
      );
      for (const l of log) console.log('   ', l.join(' '));
    }
  }
}
await db.close();
