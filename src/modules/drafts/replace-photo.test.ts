import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftPhoto } from '../../../test/support/draft-photos.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile } from '../../../test/support/upload-files.ts';
import { forgetRemovedPhotoJob } from './forget-photos.ts';
import { maxDraftPhotos } from './photos-contract.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-replaced-photos-'));
const shop = 'jaipur-potters';
const drafts = `/shops/${shop}/drafts`;
let app: TestApp;
let owner: TestClient;

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: directory });
  await addSampleProducts(app, 1);
  owner = await addTeamMember(app, shop, 'owner');
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const open = async (): Promise<string> => (await owner.send('POST', drafts, {})).body.data.draft._id;
const read = async (draft: string) => (await owner.send('GET', `${drafts}/${draft}`)).body.data.draft;
const add = (draft: string) => addDraftPhoto(app, owner, shop, draft);
const replace = (draft: string, photo: string, bytes: Uint8Array, by = owner, of = drafts) =>
  sendFile(by, 'POST', `${of}/${draft}/photos?replaces=${photo}`, bytes);
const step = (draft: string, photo: string, event: string) => owner.send('POST', `${drafts}/${draft}/photos/${photo}/steps`, { event });
const shownOf = (draft: { photos: { _id: string; removed?: boolean }[] }) => draft.photos.filter(({ removed }) => !removed);
const idsOf = (draft: { photos: { _id: string; removed?: boolean }[] }) => shownOf(draft).map(({ _id }) => _id);

test('a photograph that replaces another takes its position, description and colour; the other can be put back', async () => {
  const draft = await open();
  const [first, second, third] = [await add(draft), await add(draft), await add(draft)];
  const alt = { en: 'From above', hi: 'ऊपर से' };
  await owner.send('POST', `${drafts}/${draft}/photos/order`, { photos: [{ photo: first }, { photo: second, alt }, { photo: third }] });
  await app.services.database.execute(`update draft_photos set color = 'blue' where id = $1`, [second]);
  const { photosVersion } = await read(draft);
  const bytes = await photograph(30, 40);
  const answer = (await replace(draft, second, bytes)).body.data;
  expect(idsOf(answer.draft)).toEqual([first, answer.photo, third]);
  expect(shownOf(answer.draft)[1]).toMatchObject({ alt, state: 'pending' });
  expect(answer.draft.photosVersion).toBe(photosVersion + 1);
  const { rows } = await app.services.database.execute('select color from draft_photos where id = $1', [answer.photo]);
  expect(rows).toEqual([{ color: 'blue' }]);
  // The answer was lost, and the same file is sent again.
  const again = (await replace(draft, second, bytes)).body.data;
  expect([again.photo, again.draft.photosVersion]).toEqual([answer.photo, photosVersion + 1]);
  await step(draft, answer.photo, 'remove');
  expect(idsOf((await step(draft, second, 'restore')).body.data.draft)).toEqual([first, second, third]);
  // The same part once more, for good.
  expect((await replace(draft, second, bytes)).body.data.photo).toBe(answer.photo);
  app.setNow(new Date(Date.now() + 61 * 60_000));
  await forgetRemovedPhotoJob.handle({ photo: second }, app.ctx);
  app.setNow(undefined);
  expect((await read(draft)).photos.map(({ _id }: { _id: string }) => _id)).toEqual([first, answer.photo, third]);
});

test('a draft with the most photographs has one replaced; of another draft or shop, or taken out, none is', async () => {
  const draft = await open();
  const photo = await add(draft);
  for (let count = 1; count < maxDraftPhotos; count++) await sendFile(owner, 'POST', `${drafts}/${draft}/photos`, await photograph(60, 40));
  const replaced = await replace(draft, photo, await photograph(30, 40));
  expect([replaced.status, idsOf(replaced.body.data.draft)[0]]).toEqual([200, replaced.body.data.photo]);
  expect(shownOf(replaced.body.data.draft)).toHaveLength(maxDraftPhotos);
  // There is no room for both.
  expect((await step(draft, photo, 'restore')).body.fields).toEqual({ photos: 'full' });
  const { photos } = await read(draft);
  expect((await replace(draft, photo, await photograph(30, 40))).body.code).toBe('NOT_FOUND');
  const other = await open();
  expect((await replace(other, replaced.body.data.photo, await photograph(30, 40))).body.code).toBe('NOT_FOUND');
  const stranger = await addTeamMember(app, 'kutch-weavers', 'owner');
  const bytes = await photograph(30, 40);
  expect((await replace(draft, replaced.body.data.photo, bytes, stranger)).body.code).toBe('FORBIDDEN');
  expect((await replace(draft, replaced.body.data.photo, bytes, stranger, '/shops/kutch-weavers/drafts')).body.code).toBe('NOT_FOUND');
  expect((await read(draft)).photos).toEqual(photos);
  expect((await read(other)).photos).toEqual([]);
});
