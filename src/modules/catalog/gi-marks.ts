import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import type { Localized } from '#shared/localized.ts';
import { slugify } from '#shared/slug.ts';
import {
  deleteGiVerification,
  type GiMark,
  insertGiMark,
  readEndedGiMarks,
  readGiMark,
  readGiOfProduct,
  readGiUntil,
  saveGiVerification,
  updateGiOfClaims,
  updateGiOfProduct,
} from './gi-queries.ts';
import { announceChange } from './shop-products.ts';

/** Gives the slug of a mark; its length fits the key of a paper. */
export const giMarkSlug = (name: string): string => slugify(name).slice(0, 36).replace(/-+$/, '');

/** Registers a GI mark that a product bears, so that shops can claim it. */
export const addGiMark = (ctx: Context, name: string, label: Localized | undefined): Promise<void> =>
  insertGiMark(ctx.db, { slug: giMarkSlug(name), name, label: label ?? null });

/** Finds a GI mark that the catalogue knows. */
export const findGiMark = (ctx: Context, slug: string): Promise<GiMark | undefined> => readGiMark(ctx.db, slug);

/** A claim of a mark as it stands. */
export interface GiStanding {
  mark: string;
  /** As it is registered. */
  name: string;
  /** ISO date of the last day; undefined: the right to it is not proved, or not any more. */
  until?: string | undefined;
}

/** Finds how a seller stands to a mark; undefined for an unknown one. */
export async function findGiStanding(ctx: Context, sellerId: string, slug: string): Promise<GiStanding | undefined> {
  const mark = await readGiMark(ctx.db, slug);
  if (!mark) return undefined;
  const until = await readGiUntil(ctx.db, sellerId, slug, dayInIndia(ctx.now()));
  return { mark: slug, name: mark.name, ...(until === undefined ? {} : { until }) };
}

/**
 * Notes which mark a product claims. It bears the name while its seller has proved the right to it; a name
 * that the operator gave stays where nothing else is claimed. Call it in the transaction that writes the
 * product.
 */
export async function claimGiMark(
  tx: Context,
  { productId, sellerId }: { productId: string; sellerId: string },
  slug: string | undefined,
): Promise<void> {
  const before = await readGiOfProduct(tx.db, productId);
  const mark = slug === undefined ? undefined : await readGiMark(tx.db, slug);
  const isUnclaimed = before?.giClaim === null;
  if (isUnclaimed && (!mark || before.giName === mark.name)) return;
  const isProved = mark !== undefined && (await readGiUntil(tx.db, sellerId, mark.slug, dayInIndia(tx.now()))) !== undefined;
  const shown = isProved ? { giName: mark.name, giLabel: mark.label } : { giName: null, giLabel: null };
  await updateGiOfProduct(tx.db, productId, { giClaim: mark?.slug ?? null, ...shown });
}

/** Gives the products of a seller that claim a mark its name, or takes it from them. */
async function showGiMark(tx: Context, sellerId: string, slug: string, mark: GiMark | undefined): Promise<void> {
  for (const id of await updateGiOfClaims(tx.db, sellerId, slug, mark)) await announceChange(tx, id);
}

/** Notes that a seller proved the right to a mark until a day. Call it in a transaction. */
export async function verifyGiMark(tx: Context, sellerId: string, slug: string, until: string): Promise<void> {
  const mark = await readGiMark(tx.db, slug);
  if (!mark) throw new Error('a mark that is unknown cannot be verified');
  await saveGiVerification(tx.db, { sellerId, mark: slug, until });
  await showGiMark(tx, sellerId, slug, mark);
}

/** Ends the right of a seller to a mark. Call it in a transaction. */
export async function endGiMark(tx: Context, sellerId: string, slug: string): Promise<void> {
  await deleteGiVerification(tx.db, sellerId, slug);
  await showGiMark(tx, sellerId, slug, undefined);
}

/** Takes marks whose last day is over from the products that bear them, soon after midnight in India. */
export const endGiMarksJob: JobDefinition = {
  name: 'end-gi-marks',
  retries: 3,
  timeoutSeconds: 300,
  cron: '35 18 * * *',
  async handle(_, ctx) {
    for (const { sellerId, mark } of await readEndedGiMarks(ctx.db, dayInIndia(ctx.now())))
      await ctx.transaction((tx) => endGiMark(tx, sellerId, mark));
  },
};
