import type { Sale } from '#modules/ledger/sale-rules.ts';
import type { Bill, Quote, QuoteLine } from './contract.ts';
import type { CouponEffect } from './coupon-rules.ts';
import type { CouponRow } from './queries.ts';

type Amounts = 'counted' | 'basePricePaise' | 'discountPaise' | 'couponPaise' | 'payPaise' | 'vatPaise' | 'taxPaise';
type BilledLine = Pick<QuoteLine, Amounts> & Pick<Sale, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>;

/** Sums the bill of lines, VAT included. */
export function buildBill(lines: readonly BilledLine[]): Bill {
  const sum = (of: (line: BilledLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const vatPaise = sum((line) => line.vatPaise ?? 0);
  return {
    pieces: sum((line) => line.counted),
    subtotalPaise: sum((line) => line.basePricePaise * line.counted),
    discountPaise: sum((line) => line.discountPaise),
    couponPaise: sum((line) => line.couponPaise),
    deliveryPaise: 0,
    ...(vatPaise > 0 ? { vatPaise } : {}),
    totalPaise: sum((line) => line.payPaise),
    taxPaise: sum((line) => line.taxPaise),
    tax: { cgstPaise: sum((line) => line.cgstPaise), sgstPaise: sum((line) => line.sgstPaise), igstPaise: sum((line) => line.igstPaise) },
  };
}

/** Says what a coupon saves, or why it was refused. */
export function summarizeCoupon(code: string, { savedPaise, refused }: CouponEffect, coupon: CouponRow | undefined): Quote['coupon'] {
  const minPaise = refused === 'too-little' ? coupon?.minPaise : undefined;
  return { code, savedPaise, ...(refused ? { refused } : {}), ...(minPaise === undefined ? {} : { leastPaise: minPaise }) };
}
