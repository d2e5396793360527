import { findGiMark, findGiStanding } from '#modules/catalog/gi-marks.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readGiClaim, writeGiClaim } from './gi-claim-queries.ts';
import type { GiClaim } from './gi-claims-contract.ts';
import type { RequirementWords } from './requirement-rules.ts';
import type { Requirement } from './requirements.ts';

const prefix = 'gi-';

/** Gives the key of the paper that proves the right to a mark. */
const paperKeyOf = (mark: string): string => `${prefix}${mark}`;

/** Gives the mark that a paper is about; undefined for other papers. */
export const markOfPaper = (requirement: string): string | undefined =>
  requirement.startsWith(prefix) ? requirement.slice(prefix.length) : undefined;

const wordsOf = (name: string): RequirementWords => ({
  title: { en: `GI: ${name}`, hi: `GI: ${name}` },
  what: {
    en: 'The certificate of the authorised user from the Geographical Indications Registry: yours, or that of the maker or group you sell for.',
    hi: 'GI रजिस्ट्री से मिला अधिकृत उपयोगकर्ता का प्रमाणपत्र: आपका, या उस कारीगर या समूह का जिसका काम आपकी दुकान बेचती है।',
  },
  why: {
    en: 'Only authorised users may sell under this name. Buyers see it once we have checked the paper.',
    hi: 'यह नाम सिर्फ़ अधिकृत उपयोगकर्ता ले सकते हैं। काग़ज़ जाँचने के बाद ही ख़रीदारों को यह दिखता है।',
  },
  duration: { en: 'Two working days.', hi: 'दो कामकाजी दिन।' },
  reviewer: { en: 'A person of our team.', hi: 'हमारी टीम का एक व्यक्ति।' },
});

/** Finds the paper that proves the right to a GI mark by its key; undefined for other papers. */
export async function findGiRequirement(ctx: Context, key: string): Promise<Requirement | undefined> {
  const slug = markOfPaper(key);
  const mark = slug === undefined ? undefined : await findGiMark(ctx, slug);
  return mark && { key, family: 'documented', required: false, position: 95, ...wordsOf(mark.name) };
}

/**
 * Finds what a seller says about a mark, to go with its paper; null for other papers.
 * @throws {DomainError} INVALID_INPUT where it says nothing, or its registration is over
 */
export async function requireGiClaim(ctx: Context, sellerId: string, requirement: string): Promise<GiClaim | null> {
  const mark = markOfPaper(requirement);
  if (mark === undefined) return null;
  const claim = await readGiClaim(ctx.db, sellerId, mark);
  if (!claim) throw new DomainError('INVALID_INPUT', { number: 'missing' });
  if (claim.until < dayInIndia(ctx.now())) throw new DomainError('INVALID_INPUT', { until: 'over' });
  return claim;
}

/** Reads the right of the caller's shop to a mark. @throws {DomainError} NOT_FOUND for an unknown mark */
export async function getGiClaim(ctx: Context, { mark }: { mark: string }) {
  const { sellerId } = requireShop(ctx);
  const requirement = await findGiRequirement(ctx, paperKeyOf(mark));
  if (!requirement) throw new DomainError('NOT_FOUND');
  const { key, title, what, why, duration, reviewer } = requirement;
  const claim = await readGiClaim(ctx.db, sellerId, mark);
  const until = (await findGiStanding(ctx, sellerId, mark))?.until;
  return {
    data: {
      requirement: { key, title, what, why, duration, reviewer },
      ...(claim ? { claim } : {}),
      ...(until === undefined ? {} : { verifiedUntil: until }),
    },
  };
}

/**
 * Saves by which registration the caller's shop may use a mark.
 * @throws {DomainError} NOT_FOUND for an unknown mark, INVALID_INPUT for days in the wrong order or over
 */
export async function saveGiClaim(ctx: Context, { mark, number, from, until }: GiClaim & { mark: string }) {
  const { sellerId, slug } = requireShop(ctx);
  if (!(await findGiMark(ctx, mark))) throw new DomainError('NOT_FOUND');
  if (until < from || until < dayInIndia(ctx.now())) throw new DomainError('INVALID_INPUT', { until: until < from ? 'wrong' : 'over' });
  return ctx.transaction(async (tx) => {
    await lockShop(tx, slug);
    await writeGiClaim(tx.db, { sellerId, mark, number, from, until, savedAt: tx.now() });
    return getGiClaim(tx, { mark });
  });
}
