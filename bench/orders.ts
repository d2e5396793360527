import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#platform/database/open-postgres.ts';
import type { Server } from './server.ts';

export interface Sold {
  variantId: string;
  /** The price of one unit for a buyer in Jaipur, in paise. */
  payPaise: number;
}

/** Cheap products with more stock than a measurement sells, as many as are wanted. */
export async function stockProducts(databaseUrl: string, app: Server, wanted: number): Promise<Sold[]> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  const { rows } = await database.execute(
    `select min(v.id) as id from variants v join products p on p.id = v.product_id where p.base_price_paise < 150000 and p.state = 'published'
      group by p.id order by p.id limit $1`,
    [wanted],
  );
  const ids = rows.map((row) => String(row.id));
  await database.execute('update variants set available = 1000000, stocked = 1000000 where id = any($1)', [ids]);
  await database.close();
  const sold: Sold[] = [];
  for (let at = 0; at < ids.length; at += 100) {
    const items = ids.slice(at, at + 100).map((variantId) => ({ variantId, qty: 1 }));
    const answer = await fetch(`${app.origin}/api/v1/cart/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items, country: 'IN', state: 'Rajasthan' }),
    });
    if (!answer.ok) throw new Error(`a quote answered ${answer.status}`);
    sold.push(...((await answer.json()) as { lines: Sold[] }).lines.map(({ variantId, payPaise }) => ({ variantId, payPaise })));
  }
  return sold;
}

// wrk runs its script in one thread here, so that the counter makes every key another.
// Buyers have telephones, addresses and towns of their own: orders of one are counted one after the other.
const script = (products: readonly Sold[], lines: number, round: string) => `
local telephone = ${Math.floor(Math.random() * 9e7)}
local ids = {${products.map((product) => JSON.stringify(product.variantId)).join(',')}}
local prices = {${products.map((product) => product.payPaise).join(',')}}
local count = 0
local headers = { ["content-type"] = "application/json" }
function request()
  count = count + 1
  headers["x-forwarded-for"] = "10." .. math.floor(count / 65536) % 256 .. "." .. math.floor(count / 256) % 256 .. "." .. count % 256
  local items, total, wanted = {}, 0, 1 + count % ${lines}
  for line = 1, wanted do
    local at = (count * 7919 + line * 104729) % #ids + 1
    while items[ids[at]] do at = at % #ids + 1 end
    items[ids[at]] = true
    items[#items + 1] = '{"variantId":"' .. ids[at] .. '","qty":1}'
    total = total + prices[at]
  end
  return wrk.format("POST", "/api/v1/orders", headers, '{"idempotencyKey":"bench-order-key-${round}-' .. count .. '","items":[' .. table.concat(items, ",") ..
    '],"contact":{"email":"bench-${round}-' .. count .. '@example.com","name":"Asha Verma","phone":"+9198' .. string.format("%08d", telephone + count) .. '"},"address":{"country":"IN","line1":"' .. telephone + count .. ' Rose Lane",' ..
    '"city":"Jaipur","state":"Rajasthan","postalCode":"' .. 302001 + count % 39 .. '"},"method":"cod","expectedTotalPaise":' .. total .. '}')
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"orders":%d,"errors":%d}', summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, summary.requests, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

export interface OrderLoad {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  orders: number;
  errors: number;
}

/**
 * Guests who order for cash over so many connections, each waiting for the answer:
 * one to `lines` lines of these products.
 */
export async function orderLoad(
  app: Server,
  products: readonly Sold[],
  options: { lines: number; seconds: number; connections: number; round: string },
): Promise<OrderLoad> {
  if (spawnSync('wrk', ['--version']).error) throw new Error('orders are measured with wrk, which is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'karigari-orders-'));
  const file = join(folder, 'orders.lua');
  writeFileSync(file, script(products, options.lines, options.round));
  try {
    const child = spawn('wrk', ['-t1', `-c${options.connections}`, `-d${options.seconds}s`, '--timeout', '10s', '-s', file, app.origin], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    await new Promise((resolve) => child.once('close', resolve));
    return JSON.parse(out.slice(out.indexOf('{"perSecond"')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
