import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { diskStorage, readOnlyDisk } from './disk-storage.ts';
import { type MediaStorage, mediaStorage } from './media-storage.ts';
import { openS3Storage, type S3Settings } from './s3-storage.ts';
import { stagingArea } from './staging-area.ts';
import { twoStorages } from './two-storages.ts';

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
 * Opens both places in which the media of a shop with a bucket may lie.
 * @throws {StartError} where the bucket cannot be used
 */
export async function openDiskAndBucket(dataDir: string, s3: S3Settings, log: Logger) {
  const staging = stagingArea(join(dataDir, 'media-staged'));
  return { staging, disk: diskStorage(dataDir, staging), bucket: await openS3Storage(s3, log) };
}

export interface MediaSettings {
  dataDir: string;
  s3: S3Settings | undefined;
  /** New pictures go to the bucket; without, it is read alone, until its pictures lie in `dataDir`. */
  mediaInBucket: boolean;
  /** Origin, perhaps with a path, at which a CDN serves the bucket's `media/`; undefined: the shop does. */
  mediaUrl: string | undefined;
}

/**
 * Media in the bucket where one is configured, else in the data directory. With a bucket both are read, so
 * that a shop serves while its pictures are moved from one to the other. Bytes on their way in are staged in
 * the data directory either way.
 * @param bundled folder whose `media` ships with the software
 * @throws {StartError} where the bucket cannot be used
 */
export async function openMediaStorage(
  { dataDir, s3, mediaInBucket, mediaUrl }: MediaSettings,
  bundled: string,
  log: Logger,
): Promise<MediaStorage> {
  if (s3 === undefined) return diskMediaStorage(dataDir, bundled);
  const { staging, disk, bucket } = await openDiskAndBucket(dataDir, s3, log);
  const storage = mediaInBucket ? twoStorages(bucket, disk) : twoStorages(disk, bucket);
  // The local folders first: they are fast, and a content hash names the same bytes in every source. The
  // disk once more after the bucket: an object may have been moved between the two reads.
  const local = [readOnlyDisk(bundled), disk];
  const elsewhere = mediaInBucket && mediaUrl !== undefined ? { url: mediaUrl, except: local } : undefined;
  return mediaStorage(storage, staging, [...local, bucket, disk], elsewhere);
}
