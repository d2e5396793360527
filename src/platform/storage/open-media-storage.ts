import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { diskStorage, readOnlyDisk } from './disk-storage.ts';
import { type MediaStorage, mediaStorage } from './media-storage.ts';
import { openS3Storage, type S3Settings } from './s3-storage.ts';
import { stagingArea } from './staging-area.ts';

/**
 * Media in folders of the data directory: `media`, `media-originals` and, for bytes on their way in,
 * `media-staged`.
 * @param bundled folder that is read next; it has a folder `media`, too
 */
export function diskMediaStorage(dataDir: string, bundled?: string): MediaStorage {
  const staging = stagingArea(join(dataDir, 'media-staged'));
  const disk = diskStorage(dataDir, staging);
  return mediaStorage(disk, staging, bundled === undefined ? [disk] : [disk, readOnlyDisk(bundled)]);
}

/**
 * Media in the bucket where one is configured, else in the data directory. Bytes on their way in are staged
 * in the data directory either way.
 * @param bundled folder whose `media` ships with the software
 * @throws {StartError} where the bucket cannot be used
 */
export async function openMediaStorage(
  { dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined },
  bundled: string,
  log: Logger,
): Promise<MediaStorage> {
  if (s3 === undefined) return diskMediaStorage(dataDir, bundled);
  const bucket = await openS3Storage(s3, log);
  // The local folder first: it is fast, and a content hash names the same bytes in every source.
  return mediaStorage(bucket, stagingArea(join(dataDir, 'media-staged')), [readOnlyDisk(bundled), bucket]);
}
