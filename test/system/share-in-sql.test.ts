import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareOf, shareSql } from '#shared/money.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const line = fc
  .record({
    total: fc.oneof(fc.nat(10_000), fc.integer({ min: 0, max: 500_000_000_000 })),
    qty: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9999 })),
    cuts: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ total, qty, cuts }) => {
    const [from = 0, to = 0] = cuts.map((cut) => Math.floor(cut * qty)).sort((a, b) => a - b);
    return { total, qty, from, to };
  });

test('the share in SQL is the share in TypeScript', async () => {
  const share = shareSql('l.total', 'l.qty', { from: 'l.range_from', to: 'l.range_to' });
  const text = `select ${share} as share from unnest($1::bigint[], $2::int[], $3::int[], $4::int[]) with ordinality
    as l (total, qty, range_from, range_to, position) order by l.position`;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 50, maxLength: 200 }), async (lines) => {
      const columns = (['total', 'qty', 'from', 'to'] as const).map((name) => lines.map((each) => each[name]));
      const shares = await app.ctx.db.execute(text, columns);
      expect(shares.rows.map((row) => Number(row.share))).toEqual(
        lines.map(({ total, qty, from, to }) => shareOf(total, qty, { from, to })),
      );
    }),
    { numRuns: 30 },
  );
});
