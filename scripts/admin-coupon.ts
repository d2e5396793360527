import { parseArgs } from 'node:util';
import { addCoupon } from '#modules/cart/add-coupon.ts';
import { couponCode } from '#modules/cart/contract.ts';
import { endCoupon } from '#modules/cart/end-coupon.ts';
import { listCoupons } from '#modules/cart/list-coupons.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';

export const couponUsage =
  'coupon list | coupon end <code> | coupon add <code> --percent <n>|--rupees <n> [--least <rupees>] [--most <rupees>] [--seller <slug>] [--ends <date>] [--uses <n>] [--per-person <n>]';

const texts = { type: 'string' } as const;
const options = {
  percent: texts,
  rupees: texts,
  least: texts,
  most: texts,
  seller: texts,
  ends: texts,
  uses: texts,
  'per-person': texts,
};

/** A number above 0 with at most two decimals, in hundredths. */
function hundredths(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Math.round(Number(text) * 100);
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text) || value <= 0) throw new StartError(`--${name} takes a number above 0, such as 250 or 12.5.`);
  return value;
}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`--${name} takes a whole number from 1.`);
  return Number(text);
}

/** The end of a day in India. */
function endOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(`${text}T24:00:00+05:30`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime())) throw new StartError('--ends takes a day, such as 2027-03-31.');
  return date;
}

const rupeesOf = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`;

async function list(ctx: Context): Promise<string> {
  const rows = await listCoupons(ctx);
  if (rows.length === 0) return 'There are no coupons.';
  const now = ctx.now();
  return rows
    .map(({ coupon, seller }) => {
      const worth = coupon.kind === 'percentage' ? `${coupon.value / 100} %` : rupeesOf(coupon.value);
      return [
        coupon.code,
        coupon.maxPaise === null ? worth : `${worth}, at most ${rupeesOf(coupon.maxPaise)}`,
        coupon.minPaise > 0 ? `from ${rupeesOf(coupon.minPaise)}` : '',
        seller ? `paid by ${seller}` : 'paid by the shop',
        `${coupon.uses}${coupon.usesLimit === null ? '' : ` of ${coupon.usesLimit}`} uses`,
        coupon.perPerson === null ? '' : `${coupon.perPerson} a person`,
        coupon.endsAt === null ? '' : `${coupon.endsAt > now ? 'until' : 'over since'} ${coupon.endsAt.toISOString()}`,
      ]
        .filter(Boolean)
        .join('  ');
    })
    .join('\n');
}

/** Adds, lists and ends coupons. @returns what to print */
export async function operateCoupons(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [act, name, ...rest] = positionals;
  if (act === 'list' && name === undefined) return list(ctx);
  const code = couponCode.safeParse(name ?? '');
  if ((act !== 'add' && act !== 'end') || !code.success || rest.length > 0) throw new StartError(`npm run admin -- ${couponUsage}`);
  if (act === 'end') {
    if (!(await endCoupon(ctx, code.data))) throw new StartError(`No coupon ${code.data} runs.`);
    return `${code.data} is over.`;
  }
  const percent = hundredths('percent', values.percent);
  const paise = hundredths('rupees', values.rupees);
  if ((percent === undefined) === (paise === undefined) || (percent ?? 0) > 10_000)
    throw new StartError('Say what it is worth: either --percent up to 100, or --rupees.');
  try {
    const added = await addCoupon(ctx, {
      code: code.data,
      kind: percent === undefined ? 'fixed' : 'percentage',
      value: percent ?? paise ?? 0,
      minPaise: hundredths('least', values.least),
      maxPaise: hundredths('most', values.most),
      seller: values.seller,
      endsAt: endOf(values.ends),
      usesLimit: whole('uses', values.uses),
      perPerson: whole('per-person', values['per-person']),
    });
    if (!added) throw new StartError(`There is a coupon ${code.data} already.`);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SELLER_NOT_FOUND') throw new StartError(`There is no seller ${values.seller}.`);
    throw error;
  }
  return `${code.data} can be used.`;
}
