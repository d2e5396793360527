import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { createLog } from '#platform/log.ts';
import type { ObjectStorage } from '#platform/storage/object-storage.ts';
import { openS3Storage } from '#platform/storage/s3-storage.ts';
import { openContext } from '../model/crash-context.ts';
import { type FaultProxy, openFaultProxy } from '../support/fault-proxy.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { orderOf } from '../support/place-orders.ts';
import { openPostgresShop, type PostgresShop } from '../support/postgres-shop.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import type { SampleProduct } from '../support/sample-catalogue.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';
import { photograph } from '../support/upload-files.ts';

/** Two nodes that share a bucket and no disk; the bucket is away for a minute while uploads come. */
describe.skipIf(!isNightly)('two nodes with disks of their own', { timeout: 400_000 }, () => {
  let shop: PostgresShop;
  let store: S3Server;
  let proxy: FaultProxy;
  let bucket: ObjectStorage;
  let desk: Awaited<ReturnType<typeof openContext>>;
  const folders = ['a', 'b', 'desk'].map((name) => mkdtempSync(join(tmpdir(), `karigari-node-${name}-`)));
  const nodes: ServerProcess[] = [];
  const origin = (index: number) => `http://127.0.0.1:${nodes[index]?.port}`;
  beforeAll(async () => {
    buildOnce();
    shop = await openPostgresShop();
    store = await startS3Server();
    proxy = await openFaultProxy(Number(new URL(String(store.settings.endpoint)).port));
    bucket = await openS3Storage(store.settings, createLog('silent'));
    const { accessKeyId, secretAccessKey } = store.settings.credentials;
    const env = {
      ...shop.env,
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_BUCKET: store.settings.bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    for (const folder of folders.slice(0, 2)) nodes.push(await startServer({ ...env, DATA_DIR: folder }));
    desk = await openContext({ ...env, DATA_DIR: String(folders[2]), DEMO: 'false' });
  }, 300_000);
  afterAll(async () => {
    for (const node of nodes) {
      node.child.kill('SIGKILL');
      await node.gone;
    }
    await desk?.close();
    await proxy?.close();
    await store?.close();
    await shop?.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** A delivered order, and the cookies of the guest who may send photographs of it. */
  async function delivered(): Promise<{ number: string; cookie: string }> {
    const body = JSON.stringify(orderOf([[shop.products[0] as SampleProduct, 1]]));
    const answer = await fetch(`${origin(0)}/api/v1/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { order } = (await answer.json()).data;
    const { rows } = await desk.ctx.db.execute('select id from parcels where order_id = $1', [order._id]);
    for (const event of ['pack', 'ship', 'deliver'] as const)
      await moveParcel(desk.ctx, { parcelId: String(rows[0]?.id), event, by: 'operator' });
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { number: order.number, cookie: cookie.join('; ') };
  }
  const rows = async () =>
    (await desk.ctx.db.execute('select id, content_hash as hash, state from media order by id', [])).rows as Record<
      'id' | 'hash' | 'state',
      string
    >[];

  test('take ten uploads while it is away, show all on both once it is back, and leave nothing of what is deleted', async () => {
    const orders = [await delivered(), await delivered()];
    await proxy.set('down');
    const begin = performance.now();
    const statuses: number[] = [];
    for (let upload = 0; upload < 10; upload++) {
      const { number, cookie } = orders[upload % 2] as (typeof orders)[number];
      const headers = { 'content-type': 'image/jpeg', cookie };
      const bodyOf = new Uint8Array(await photograph());
      const answer = await fetch(`${origin(upload % 2)}/api/v1/orders/${number}/return-photos`, { method: 'POST', headers, body: bodyOf });
      statuses.push(answer.status);
      await answer.arrayBuffer();
      await pause(3_000);
    }
    await pause(Math.max(0, 60_000 - (performance.now() - begin)));
    expect((await rows()).map(({ state }) => state)).toEqual(Array(10).fill('pending'));
    await proxy.set(undefined);
    const backAt = performance.now();
    await vi.waitUntil(async () => (await rows()).every(({ state }) => state !== 'pending'), { timeout: 240_000, interval: 500 });
    const tookMs = performance.now() - backAt;
    const added = await rows();
    const seen = await Promise.all(
      added.flatMap(({ hash }) =>
        [0, 1].map(async (node) => {
          const answers = await Promise.all(
            orders.map(({ cookie }) => fetch(`${origin(node)}/media/${hash}/240.webp`, { headers: { cookie } })),
          );
          return answers.some(({ status }) => status === 200);
        }),
      ),
    );
    for (const { id } of added) {
      await desk.ctx.db.execute('delete from return_photos where media_id = $1', [id]);
      await desk.ctx.enqueue(deleteMediaJob, { mediaId: id });
    }
    const left = async () =>
      (await Promise.all(['media/', 'media-private/', 'media-originals/'].map((prefix) => bucket.list(prefix)))).flat();
    await vi.waitUntil(async () => (await left()).length === 0, { timeout: 60_000, interval: 500 });
    process.stdout.write(
      `away for 60 s: uploads ${JSON.stringify(statuses)}, ${added.filter(({ state }) => state === 'ready').length} ready ${(tookMs / 1000).toFixed(0)} s after it was back, ` +
        `${seen.filter(Boolean).length} of ${seen.length} seen on the nodes; after their deletion the bucket holds ${(await left()).length} files\n`,
    );
    expect(statuses).toEqual(Array(10).fill(200));
    expect(added.map(({ state }) => state)).toEqual(Array(10).fill('ready'));
    expect(seen).toEqual(Array(20).fill(true));
  });
});
