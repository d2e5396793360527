import { findActor } from '#modules/accounts/find-actor.ts';
import { mayUploadPhoto, setPhoto } from '#modules/profile-photo/set-photo.ts';
import { addPhoto } from '#modules/returns/add-photo.ts';
import { requireUploadRight } from '#modules/returns/upload-window.ts';
import type { Context } from '#platform/context.ts';
import { pathOf } from '#platform/http/exchange.ts';
import { withFields } from '#platform/http/page-form.ts';
import { receiveForm } from '#platform/http/receive-upload.ts';
import { type Limit, takeLimit, takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { type ErrorCode, Failure } from '#shared/errors.ts';
import { inOtherLanguage } from './web/links.ts';

/** A page whose form brings files where no scripts run. */
interface PageUpload {
  /** Matches its English path; what it names is handed to the other two. */
  path: RegExp;
  /**
   * @returns the key of the person or order that the files belong to
   * @throws {Failure} where the sender may not upload there; nothing was read then
   */
  allow(ctx: Context, named: string): Promise<string>;
  /** Takes the file that `ctx` carries. @returns what the page's form calls it */
  take(ctx: Context, named: string): Promise<string>;
}

const pageUploads: readonly PageUpload[] = [
  {
    path: /^\/orders\/([\w-]{1,20})\/report\/?$/i,
    allow: async (ctx, number) => (await requireUploadRight(ctx, number)).orderId,
    take: async (ctx, number) => (await addPhoto(ctx, { number })).data.photoId,
  },
  {
    path: /^\/me()\/?$/i,
    allow: async (ctx) => mayUploadPhoto(ctx),
    take: async (ctx) => (await setPhoto(ctx, {})).data.photo,
  },
];

const day = 24 * 60 * 60;
/**
 * Forms with files, whether they bring any: each may keep one of the process's turns for uploads busy for minutes, so that whoever sends
 * slowly and without end would leave none to the others.
 */
const tries: Record<'owner' | 'address', Limit> = {
  owner: { name: 'forms with files by person or order', most: 60, seconds: day },
  address: { name: 'forms with files by address', most: 100, seconds: day },
};

/**
 * Receives the form of a page, its files one by one, and hands on a form of texts: `photoIds` names what was taken, in addition to
 * what the form names already, and `photoProblem` is the code of the first failure, which loses nothing else of the form.
 * @throws {Failure} before the body is read, where the sender may not upload there; afterwards where the form as a whole cannot be read
 */
export async function receiveFiles(request: Request, ctx: Context): Promise<Request> {
  const path = inOtherLanguage(pathOf(request.url), 'en');
  const page = pageUploads.find((each) => each.path.test(path));
  if (!page) throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  const named = page.path.exec(path)?.[1] ?? '';
  ctx.actor ??= await findActor(ctx);
  await takeLimit(ctx, tries.owner, await page.allow(ctx, named));
  await takeLimitOfAddress(ctx, tries.address);
  const taken: string[] = [];
  let problem: ErrorCode | undefined;
  const { fields, tooMany } = await receiveForm(request, ctx.address ?? '', async (_field, upload) => {
    try {
      taken.push(await page.take({ ...ctx, upload }, named));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problem ??= error.code;
    }
  });
  for (const id of taken) fields.append('photoIds', id);
  fields.delete('photoProblem');
  if (tooMany) problem ??= 'INVALID_INPUT';
  if (problem) fields.set('photoProblem', problem);
  return withFields(request, fields.toString());
}
