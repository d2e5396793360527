import type { S3ServiceException } from '@aws-sdk/client-s3';
import { StartError } from '#shared/start-error.ts';
import type { Logger } from '../log.ts';
import { type ObjectStorage, storageOperation } from './object-storage.ts';

export interface S3Settings {
  /** Origin of the service; undefined: that of Amazon for the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  /** undefined: credentials of the machine's role or of the AWS profile. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const connectMs = 3_000;
const requestMs = 20_000;
/** Milliseconds within which a read has begun to answer, all tries together: a visitor waits for it. */
const readMs = 8_000;

const statusOf = (error: unknown) => (error as S3ServiceException).$metadata?.httpStatusCode;

const keysRefused = 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: these keys may not use the bucket of S3_BUCKET.';
const wrongRegion = 'S3_REGION: the bucket of S3_BUCKET is in another region.';
/** The setting to change for what a service answers at the start; every other refusal is about the keys. */
const startErrors: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET: there is no bucket of that name. Create it first.',
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
};

/**
 * Objects in a bucket of an S3-compatible service. The client library is loaded only where a bucket is
 * configured.
 * @throws {StartError} where the bucket does not exist or the credentials may not use it; a service that does
 * not answer is reported in the log, and its pictures come back with it
 */
export async function openS3Storage({ endpoint, bucket: Bucket, region, credentials }: S3Settings, log: Logger): Promise<ObjectStorage> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs, throwOnRequestTimeout: true },
    // Services other than Amazon's do not know its newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Not HeadBucket: its answer has no body, so that a service cannot say whether the name or the keys are
  // wrong.
  await client.send(new s3.ListObjectsV2Command({ Bucket, MaxKeys: 1 })).catch((error: Error) => {
    const isRefusal = /^[34]\d\d$/.test(String(statusOf(error)));
    const meant = startErrors[error.name] ?? (isRefusal ? keysRefused : undefined);
    if (meant !== undefined) throw new StartError(`${meant} (${error.name})`);
    log.error({ error }, 'the object storage does not answer: pictures fail until it is back');
  });

  const list = async (prefix: string) => {
    const entries = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) entries.push({ key: Key, modifiedAt: LastModified });
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return entries;
  };
  const remove = async (key: string) => void (await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key })));

  return {
    put: (key, body, contentType) =>
      storageOperation('put', key, async () => {
        await client.send(new s3.PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: contentType }));
      }),
    get: (key) =>
      storageOperation('get', key, async () => {
        const tooLate = new AbortController();
        const timer = setTimeout(() => tooLate.abort(), readMs);
        try {
          const { Body, ContentLength } = await client.send(new s3.GetObjectCommand({ Bucket, Key: key }), { abortSignal: tooLate.signal });
          if (Body === undefined || ContentLength === undefined) throw new Error('an answer without a body or a length');
          return { size: ContentLength, body: Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>> };
        } catch (error) {
          if (statusOf(error) === 404) return undefined;
          throw error;
        } finally {
          clearTimeout(timer);
        }
      }),
    delete: (key) => storageOperation('delete', key, () => remove(key)),
    deleteAll: (prefix) =>
      storageOperation('delete', prefix, async () => {
        // One by one: a multi-object delete needs a checksum that not every service understands, and a
        // picture has few files.
        for (const { key } of await list(prefix)) await remove(key);
      }),
    list: (prefix) => storageOperation('list', prefix, () => list(prefix)),
  };
}
