import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#platform/storage/s3-storage.ts';

export interface S3Server {
  settings: S3Settings & { credentials: { accessKeyId: string; secretAccessKey: string } };
  /** Stops answering; nothing where the test did not start the server. */
  close(): Promise<void>;
}

/**
 * An S3-compatible server with an empty bucket. With TEST_S3_ENDPOINT it is the one that runs there, with the
 * bucket `karigari` and the keys TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY:
 * docs/decisions/020-media-storage.md says with which ones the tests were run.
 */
export async function startS3Server(): Promise<S3Server> {
  const settings = (endpoint: string, accessKeyId: string, secretAccessKey: string) => ({
    endpoint,
    bucket: 'karigari',
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
  });
  const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID = '', TEST_S3_SECRET_ACCESS_KEY = '' } = process.env;
  if (TEST_S3_ENDPOINT) {
    return { settings: settings(TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY), close: async () => {} };
  }
  const directory = mkdtempSync(join(tmpdir(), 'karigari-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It signs the path of a bucket without the slash at its end that the client
    // signs; those of objects it checks rightly.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'karigari' }],
  });
  const { port } = await server.run();
  return {
    settings: settings(`http://127.0.0.1:${port}`, 'S3RVER', 'S3RVER'),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
