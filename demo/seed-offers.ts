import { addCoupon } from '#modules/cart/add-coupon.ts';
import type { Context } from '#platform/context.ts';

/** Sample export limits. A real operator keeps this table in line with the law. */
const limits = [
  {
    id: 'sandalwood',
    material: 'sandalwood',
    aboveGrams: null,
    reason: {
      en: 'Sandalwood leaves India only with a permit, which this shop does not have.',
      hi: 'चंदन की लकड़ी भारत से सिर्फ़ परमिट पर बाहर जाती है, जो इस दुकान के पास नहीं है।',
    },
  },
  {
    id: 'conch-shell',
    material: 'conch-shell',
    aboveGrams: null,
    reason: {
      en: 'Sea shells need papers abroad that this shop does not have.',
      hi: 'शंख और सीप विदेश भेजने के लिए काग़ज़ चाहिए, जो इस दुकान के पास नहीं हैं।',
    },
  },
  {
    id: 'sheesham-over-10-kg',
    material: 'sheesham-wood',
    aboveGrams: 10_000,
    reason: {
      en: 'A piece with more than 10 kg of sheesham needs a CITES permit, which this shop does not have.',
      hi: '10 किलो से ज़्यादा शीशम की चीज़ के लिए साइटीज़ परमिट चाहिए, जो इस दुकान के पास नहीं है।',
    },
  },
];

/** Adds the coupons and export limits of the demo shop; existing ones stay as they are. */
export async function seedOffers(ctx: Context): Promise<void> {
  for (const { id, material, aboveGrams, reason } of limits) {
    await ctx.db.execute(
      'insert into export_limits (id, material, above_grams, reason) values ($1, $2, $3, $4::jsonb) on conflict (id) do nothing',
      [id, material, aboveGrams, JSON.stringify(reason)],
    );
  }
  await addCoupon(ctx, { code: 'NAMASTE10', kind: 'percentage', value: 1000, maxPaise: 50_000, perPerson: 1 });
  await addCoupon(ctx, {
    code: 'DHATU200',
    kind: 'fixed',
    value: 20_000,
    minPaise: 150_000,
    seller: 'dhatu-kath-cooperative',
    usesLimit: 500,
  });
}
