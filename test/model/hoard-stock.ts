import { releaseExpired } from '#modules/orders/release-expired.ts';
import { jaipur } from '../support/place-orders.ts';
import type { TestApp } from '../support/test-app.ts';
import { createTestClient } from '../support/test-client.ts';

interface Variant {
  id: string;
  paise: number;
  available: number;
}

/** Holds of an attacker at one moment. */
export interface Hoard {
  units: number;
  /** Of all units, in percent. */
  percent: number;
  /** Variants of which nothing is left to buy, and of these the ones that were there more than once. */
  soldOut: number;
  soldOutOfMany: number;
  orders: number;
}

const readVariants = async (app: TestApp): Promise<Variant[]> => {
  const { rows } = await app.services.database.execute(
    `select v.id, v.available, p.base_price_paise + v.price_delta_paise as paise from variants v join products p on p.id = v.product_id
      join product_listings l on l.product_id = p.id order by v.id`,
    [],
  );
  return rows.map((row) => ({ id: String(row.id), paise: Number(row.paise), available: Number(row.available) }));
};

/** Orders as a stranger does who wants to empty the shop: what is refused is asked for again, less of it. */
async function hoardAll(app: TestApp, addresses: number, browsers: number, taste: 'many' | 'last', stamp: string): Promise<number> {
  let orders = 0;
  for (let host = 0; host < addresses; host++) {
    let refused = 0;
    // An address that is refused from three browsers is left for this quarter of an hour.
    for (let browser = 0; browser < browsers / addresses && refused < 3; browser++) {
      const client = createTestClient(app, `198.51.${host}.9`);
      await client.send('GET', '/payments/methods?country=IN&totalPaise=100');
      for (let turn = 0; turn < 2 && refused < 3; turn++) {
        if (await orderWhatIsLeft(app, client, taste, `${stamp}-${host}-${browser}-${turn}`)) orders++;
        else refused++;
      }
    }
  }
  return orders;
}

async function orderWhatIsLeft(
  app: TestApp,
  client: ReturnType<typeof createTestClient>,
  taste: 'many' | 'last',
  stamp: string,
): Promise<boolean> {
  const there = (await readVariants(app)).filter((each) => each.available > 0);
  const wanted = there.toSorted((a, b) => (taste === 'many' ? b.available - a.available : a.available - b.available || a.paise - b.paise));
  let items = wanted
    .slice(0, taste === 'many' ? 30 : 6)
    .map(({ id, available }) => ({ variantId: id, qty: taste === 'many' ? Math.min(2, available) : available }));
  for (let tries = 0; tries < 6 && items.length > 0; tries++) {
    const quote = (await client.send('POST', '/cart/quote', { items })).body;
    const { status, body } = await client.send('POST', '/orders', {
      idempotencyKey: `hoard-${stamp}-${tries}`,
      items,
      contact: {
        email: `nobody-${stamp}@example.com`,
        name: 'Nobody',
        phone: `+9198${String(hash(stamp)).padStart(8, '0')}`,
        phoneUnchecked: true,
      },
      address: jaipur,
      method: 'demo',
      expectedTotalPaise: quote.bill?.totalPaise ?? 0,
    });
    if (status === 200) return true;
    if (body.code === 'UNPAID_ORDERS' && ['units', 'last-units'].includes(body.fields.limit)) items = items.slice(0, items.length >> 1);
    else if (body.code === 'QUANTITY_LIMIT' || body.code === 'BEING_PAID' || body.code === 'OUT_OF_STOCK')
      items = lessOf(items, body.fields);
    else return false;
  }
  return false;
}

const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000_000, 7);

/** Takes what the shop says it can have. */
const lessOf = (items: { variantId: string; qty: number }[], fields: Record<string, string>) =>
  items.flatMap((item, index) => {
    const said = fields[`items.${index}`];
    const qty = said === undefined ? item.qty : Number(/\d+/.exec(said)?.[0] ?? 0);
    return qty > 0 ? [{ ...item, qty }] : [];
  });

/**
 * Holds as much as can be held of a shop without paying, and again whenever a hold has run out.
 * @returns what is held every 15 minutes of the hours that follow
 */
export async function hoardStock(
  app: TestApp,
  { addresses, browsers, taste, quarters }: { addresses: number; browsers: number; taste: 'many' | 'last'; quarters: number },
): Promise<Hoard[]> {
  const start = Date.now();
  // The hours before are over.
  await app.services.database.execute('delete from limits', []);
  const before = new Map((await readVariants(app)).map((each) => [each.id, each.available]));
  const all = [...before.values()].reduce((sum, each) => sum + each, 0);
  const hoards: Hoard[] = [];
  for (let quarter = 0; quarter < quarters; quarter++) {
    app.setNow(new Date(start + quarter * 15 * 60_000));
    await app.services.database.execute(`update orders set hold_until = now() - interval '1 second' where state = 'pending'`, []);
    await releaseExpired(app.ctx);
    const orders = await hoardAll(app, addresses, browsers, taste, `${taste}-${quarter}`);
    const now = await readVariants(app);
    const units = all - now.reduce((sum, each) => sum + each.available, 0);
    const gone = now.filter((each) => each.available === 0 && (before.get(each.id) ?? 0) > 0);
    hoards.push({
      units,
      percent: Math.round((1000 * units) / all) / 10,
      soldOut: gone.length,
      soldOutOfMany: gone.filter((each) => (before.get(each.id) ?? 0) > 1).length,
      orders,
    });
  }
  await app.services.database.execute(`update orders set hold_until = now() - interval '1 second' where state = 'pending'`, []);
  await releaseExpired(app.ctx);
  app.setNow(undefined);
  return hoards;
}
