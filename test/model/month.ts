import { Random } from '../../demo/generator/random.ts';
import { openRazorpay, type RazorpaySimulator } from '../simulators/razorpay.ts';
import { openStripe, type StripeSimulator } from '../simulators/stripe.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { signUpTestClient, type TestClient } from '../support/test-client.ts';

/** An order of the month, with what happens outside the shop. */
export interface MonthOrder {
  id: string;
  number: string;
  buyer: TestClient;
  method: 'cod' | 'razorpay' | 'stripe';
  /** It was placed with an account, to which store credit can go. */
  isRegular: boolean;
  /** Payments at the provider, by its own id. */
  paid: { provider: 'razorpay' | 'stripe'; id: string; amountPaise: number }[];
}

/** A buyer with an account, who comes again. */
export type Regular = Awaited<ReturnType<typeof signUpTestClient>>;

/** A message of a provider that has not been sent yet. */
export interface LateMessage {
  onDay: number;
  send: () => Promise<void>;
}

/** A shop, its providers, and everyone who deals with it. */
export interface Month {
  shop: TestApp;
  razorpay: RazorpaySimulator;
  stripe: StripeSimulator;
  products: readonly SampleProduct[];
  orders: Map<string, MonthOrder>;
  regulars: readonly Regular[];
  late: LateMessage[];
  random: Random;
  day: number;
  /** Counts of events, by name. */
  tally: Map<string, number>;
  rows<Row>(text: string, ...values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Opens the shop of a month with 40 products; some are nearly sold out. */
export async function openMonth(seed: number): Promise<Month> {
  const razorpay = await openRazorpay();
  const stripe = await openStripe();
  const shop = await openTestApp({ ...razorpay.env, ...stripe.env });
  const random = new Random(seed, 0, 0);
  const products = await addSampleProducts(shop, 40, (index) => ({
    available: index % 8 === 7 ? 3 : 5_000,
    pricePaise: random.between(150, 4_500) * 100 + (index % 3 === 0 ? 50 : 0),
    perishable: index % 10 === 9,
    ...(index % 9 === 8 ? { leadTimeDays: 7 } : {}),
  }));
  const regulars: Regular[] = [];
  for (let index = 0; index < 5; index++) regulars.push(await signUpTestClient(shop));
  const rows = async <Row>(text: string, ...values: unknown[]) => (await shop.services.database.execute(text, values)).rows as Row[];
  await rows(
    `insert into coupons (code, kind, value, funded_by, seller_id) values ('MONTH10', 'percentage', 1000, 'operator', null),
      ('SELLER50', 'fixed', 5001, 'seller', $1)`,
    products[0]?.sellerId,
  );
  return {
    shop,
    razorpay,
    stripe,
    products,
    orders: new Map(),
    regulars,
    late: [],
    random,
    day: 0,
    tally: new Map(),
    rows,
    async close() {
      await shop.close();
      await razorpay.close();
      await stripe.close();
    },
  };
}

export function count(month: Month, what: string, times = 1): void {
  month.tally.set(what, (month.tally.get(what) ?? 0) + times);
}
