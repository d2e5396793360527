import { openPostgres } from '#platform/database/open-postgres.ts';
import { runSearchLoad, type SearchFigures } from './search.ts';
import type { Server } from './server.ts';

interface Changed {
  path: string;
  variantId: string;
  payPaise: number;
}

/** Products with their pages, and what a guest in Jaipur pays for one unit of each. */
async function readProducts(databaseUrl: string, app: Server, wanted: number): Promise<Changed[]> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  const { rows } = await database.execute(
    `select min(v.id) as "variantId", '/product/' || p.id || '/' || p.slug as path from variants v join products p on p.id = v.product_id
      where p.base_price_paise < 150000 and p.state = 'published' group by p.id order by p.id limit $1`,
    [wanted],
  );
  const products = rows as { variantId: string; path: string }[];
  await database.execute('update variants set available = 1000000, stocked = 1000000 where id = any($1)', [
    products.map(({ variantId }) => variantId),
  ]);
  await database.close();
  return Promise.all(
    products.map(async ({ variantId, path }) => {
      const { lines } = (await post(app, '/cart/quote', { items: [{ variantId, qty: 1 }], country: 'IN', state: 'Rajasthan' })) as {
        lines: { payPaise: number }[];
      };
      return { path, variantId, payPaise: lines[0]?.payPaise ?? 0 };
    }),
  );
}

let telephone = Math.floor(Math.random() * 9e7);

async function post(app: Server, path: string, body: object): Promise<unknown> {
  telephone++;
  const answer = await fetch(`${app.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${telephone % 250}.${(telephone >> 8) % 250}.1` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Sells a unit of a product, which changes its stock. */
const sell = (app: Server, { variantId, payPaise }: Changed): Promise<unknown> => {
  const number = String(telephone + 1).padStart(8, '0');
  return post(app, '/orders', {
    idempotencyKey: `bench-change-${Date.now()}-${number}`,
    items: [{ variantId, qty: 1 }],
    contact: { email: `bench-${number}@example.com`, name: 'Asha Verma', phone: `+9198${number}` },
    address: {
      country: 'IN',
      line1: `${number} Rose Lane`,
      city: 'Jaipur',
      state: 'Rajasthan',
      postalCode: String(302001 + (telephone % 39)),
    },
    method: 'cod',
    expectedTotalPaise: payPaise,
  });
};

/**
 * Measures how long the page of a product takes when it is asked for the first time after its stock changed,
 * while all pages are asked for so many times a second.
 * @returns milliseconds of the first answers, and the figures of all others
 */
export async function measureAfterChange(
  databaseUrl: string,
  app: Server,
  { changes, perSecond }: { changes: number; perSecond: number },
): Promise<{ p50: number; p99: number; rest: SearchFigures }> {
  const products = await readProducts(databaseUrl, app, 40);
  const paths = products.map(({ path }) => path);
  await runSearchLoad(app.origin, { name: 'warm', paths: [...paths, ...paths, ...paths], connections: 4 });
  const pauseMs = 100;
  const seconds = (changes * pauseMs) / 1000;
  const stream = Array.from({ length: perSecond * seconds }, (_, index) => paths[index % paths.length] as string);
  const rest = runSearchLoad(app.origin, { name: 'pages', paths: stream, connections: 50, offered: perSecond });
  const times: number[] = [];
  const alone = { name: 'after a change', connections: 1 };
  for (let turn = 0; turn < changes; turn++) {
    const product = products[(turn * 7) % products.length] as Changed;
    await sell(app, product);
    times.push((await runSearchLoad(app.origin, { ...alone, paths: [product.path] })).p50);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), rest: await rest };
}
