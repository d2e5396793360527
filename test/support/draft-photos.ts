import { eq } from 'drizzle-orm';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { media } from '#modules/media/tables.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { photograph, sendFile } from './upload-files.ts';

/** Renders the pictures that wait for it, as the worker does. */
export async function renderPictures(app: TestApp): Promise<void> {
  const waiting = await app.ctx.db.orm.select({ id: media.id }).from(media).where(eq(media.state, 'pending'));
  for (const { id } of waiting) await processUploadJob.handle({ mediaId: id }, app.ctx);
}

/** Uploads a photograph of a draft, and renders it. @returns its id */
export async function addDraftPhoto(app: TestApp, person: TestClient, shop: string, draft: string): Promise<string> {
  const { status, body } = await sendFile(person, 'POST', `/shops/${shop}/drafts/${draft}/photos`, await photograph(60, 40));
  if (status !== 200) throw new Error(JSON.stringify(body));
  await renderPictures(app);
  return body.data.photo;
}
