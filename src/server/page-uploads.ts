import { actForShop } from '#modules/access/enforce-access.ts';
import { findActor } from '#modules/accounts/find-actor.ts';
import { requireActor } from '#modules/accounts/get-me.ts';
import { addPhoto as addDraftPhoto, requireOpenDraft } from '#modules/drafts/add-photo.ts';
import { photoPower } from '#modules/drafts/photos-contract.ts';
import { sendImport } from '#modules/imports/send-import.ts';
import { addMakerPhoto, addMakerVoice } from '#modules/onboarding/maker-changes.ts';
import { sendPaper } from '#modules/onboarding/send-paper.ts';
import { requireOwnMaker } from '#modules/onboarding/shop-makers.ts';
import { addPackPhoto, requireProvable } from '#modules/orders/prove-packing.ts';
import { mayUploadPhoto, setPhoto } from '#modules/profile-photo/set-photo.ts';
import { addPhoto } from '#modules/returns/add-photo.ts';
import { requireUploadRight } from '#modules/returns/upload-window.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { withFormFields } from '#platform/http/form-request.ts';
import { receiveForm } from '#platform/http/receive-upload.ts';
import { pathOf } from '#platform/http/request-variables.ts';
import { consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError, type ErrorCode } from '#shared/errors.ts';
import { inOtherLanguage } from '#web/links.ts';

/** A page whose form brings files where no scripts run. */
interface PageUpload {
  /** Matches its English path; what its groups name is handed to the other two. */
  path: RegExp;
  /**
   * @returns the key of the person or order that the files belong to
   * @throws {DomainError} where the sender may not upload there; nothing was read then
   */
  authorize(ctx: Context, named: readonly string[]): Promise<string>;
  /** Takes the file that `ctx` carries in a field. @returns what the page's form calls it */
  store(ctx: Context, named: readonly string[], field: string): Promise<string>;
}

const pageUploads: readonly PageUpload[] = [
  {
    path: /^\/orders\/([\w-]{1,20})\/report\/?$/i,
    authorize: async (ctx, [number = '']) => (await requireUploadRight(ctx, number)).orderId,
    store: async (ctx, [number = '']) => (await addPhoto(ctx, { number })).data.photoId,
  },
  {
    path: /^\/hub\/([\w-]{1,80})\/imports\/?$/i,
    async authorize(ctx, [shop]) {
      await actForShop(ctx, requireActor(ctx), 'products', { shop });
      return requireShop(ctx).sellerId;
    },
    store: async (ctx) => (await sendImport(ctx, {})).data.import._id,
  },
  {
    path: /^\/me\/?$/i,
    authorize: async (ctx) => mayUploadPhoto(ctx),
    store: async (ctx) => (await setPhoto(ctx, {})).data.photo,
  },
  {
    path: /^\/hub\/([\w-]{1,80})\/drafts\/(\w{1,40})\/?$/,
    async authorize(ctx, [shop, draft = '']) {
      await actForShop(ctx, requireActor(ctx), photoPower, { shop });
      return requireOpenDraft(ctx, draft);
    },
    store: async (ctx, [, draft = '']) => (await addDraftPhoto(ctx, { draft })).data.photo,
  },
  {
    path: /^\/hub\/([\w-]{1,120})\/makers\/(\w{1,40})\/?$/,
    async authorize(ctx, [shop, maker = '']) {
      await actForShop(ctx, requireActor(ctx), 'drafts', { shop });
      await requireOwnMaker(ctx, maker);
      return requireShop(ctx).sellerId;
    },
    store: async (ctx, [, maker = ''], field) =>
      field === 'voice' ? (await addMakerVoice(ctx, { maker })).data.voice : (await addMakerPhoto(ctx, { maker })).data.photo,
  },
  {
    path: /^\/hub\/([\w-]{1,80})\/orders\/(\w{1,40})\/?$/,
    async authorize(ctx, [shop, parcelId = '']) {
      await actForShop(ctx, requireActor(ctx), 'orders', { shop });
      await requireProvable(ctx, parcelId);
      return requireShop(ctx).sellerId;
    },
    async store(ctx, [, parcelId = '']) {
      await addPackPhoto(ctx, { parcelId });
      return parcelId;
    },
  },
  {
    path: /^\/hub\/([\w-]{1,120})\/papers\/([a-z][a-z0-9-]{1,39})\/?$/i,
    async authorize(ctx, [shop]) {
      await actForShop(ctx, requireActor(ctx), 'papers', { shop });
      return requireShop(ctx).sellerId;
    },
    store: async (ctx, [, requirement = '']) => (await sendPaper(ctx, { requirement })).data.paper,
  },
];

const day = 24 * 60 * 60;
/**
 * Forms with files, whether they bring any: each may keep one of the process's turns for uploads busy for
 * minutes, so that a slow sender could leave none to the others.
 */
const formLimits: Record<'owner' | 'address', RateLimit> = {
  owner: { name: 'forms with files by person or order', max: 60, seconds: day },
  address: { name: 'forms with files by address', max: 100, seconds: day },
};

/**
 * Receives the form of a page, its files one by one, and hands on a form of texts: `photoIds` names what was
 * taken, in addition to what the form names already, and `photoProblem` is the code of the first failure,
 * which loses nothing else of the form.
 * @throws {DomainError} before the body is read, where the sender may not upload there; afterwards where the
 * form as a whole cannot be read
 */
export async function receiveFormFiles(request: Request, ctx: Context): Promise<Request> {
  const path = inOtherLanguage(pathOf(request.url), 'en');
  const page = pageUploads.find((each) => each.path.test(path));
  if (!page) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const named = page.path.exec(path)?.slice(1) ?? [];
  ctx.actor ??= await findActor(ctx);
  await consumeRateLimit(ctx, formLimits.owner, await page.authorize(ctx, named));
  await consumeRateLimitByAddress(ctx, formLimits.address);
  const taken: string[] = [];
  let problem: ErrorCode | undefined;
  const { fields, tooMany } = await receiveForm(request, ctx.request.address ?? '', async (field, upload) => {
    try {
      taken.push(await page.store({ ...ctx, request: { ...ctx.request, upload } }, named, field));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problem ??= error.code;
    }
  });
  for (const id of taken) fields.append('photoIds', id);
  fields.delete('photoProblem');
  if (tooMany) problem ??= 'INVALID_INPUT';
  if (problem) fields.set('photoProblem', problem);
  return withFormFields(request, fields.toString());
}
