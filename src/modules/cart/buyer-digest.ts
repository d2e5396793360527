import type { Context } from '#platform/context.ts';
import { sameMailbox, samePhone } from '#shared/same-mailbox.ts';

const digestOf = (ctx: Context, person: string): string => ctx.secrets.digest('coupon person', person);

/**
 * Digests a buyer's mailbox, by which coupons count uses. Guests count like account holders, and no address
 * is stored.
 */
export const buyerDigest = (ctx: Context, email: string): string => digestOf(ctx, sameMailbox(email));

/** Digests under which uses of a mailbox may be stored: its own, and the address as it is typed. */
export const buyerDigests = (ctx: Context, email: string): string[] => [
  ...new Set([buyerDigest(ctx, email), digestOf(ctx, email.trim().toLowerCase())]),
];

interface Delivery {
  phone: string;
  address: { country: string; line1: string; line2?: string | null | undefined; city: string; postalCode?: string | null | undefined };
}

const plain = (...parts: readonly (string | null | undefined)[]) =>
  parts.map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).join('|');

/** Digests the phone and the address of an order, by which a person is known again who has many mailboxes. */
export const deliveryDigests = (ctx: Context, { phone, address }: Delivery): string[] => {
  const { country, line1, line2, city, postalCode } = address;
  return [
    ctx.secrets.digest('coupon phone', samePhone(phone)),
    ctx.secrets.digest('coupon address', plain(country, postalCode, city, `${line1} ${line2 ?? ''}`)),
  ];
};
