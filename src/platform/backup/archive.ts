import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';
import { StartError } from '#shared/start-error.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface NewArchive {
  /**
   * Packs files and folders, compresses them and encrypts them. The file has its name once it is whole and
   * flushed.
   * @param names paths below `folder`
   * @throws {StartError} where the file cannot be written
   */
  write(folder: string, names: readonly string[]): Promise<void>;
  /** Removes what was written of an archive that did not become whole. */
  discard(): Promise<void>;
}

/**
 * Opens an archive, so that nothing is copied for one that cannot be written.
 * @param recipient an age recipient such as `age1…`; nothing that is on this machine decrypts the archive
 * @throws {StartError} where the recipient is none, or the file cannot be written
 */
export async function openArchive({ file, recipient }: { file: string; recipient: string }): Promise<NewArchive> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartError('The recipient must be an age recipient such as age1…: npm run admin -- backup-key makes one with its key.');
  }
  const partial = `${file}.partial`;
  const failed = (error: unknown) => new StartError(`The backup could not be written: ${reasonOf(error)}`);
  await writeFile(partial, '', { mode: 0o600 }).catch((error) => {
    throw failed(error);
  });
  return {
    async write(folder, names) {
      try {
        const packed = Readable.from(create({ cwd: folder, portable: true, zstd: true }, [...names]) as AsyncIterable<Buffer>);
        const sealed = await encrypter.encrypt(Readable.toWeb(packed) as globalThis.ReadableStream<Uint8Array>);
        await pipeline(Readable.fromWeb(sealed as ReadableStream), createWriteStream(partial, { flush: true }));
        await rename(partial, file);
      } catch (error) {
        throw failed(error);
      }
    },
    discard: () => rm(partial, { force: true }),
  };
}

/**
 * Decrypts an archive and unpacks it. Every byte is authenticated: what was changed or cut off is refused.
 * @param identity the secret key that belongs to the recipient, such as `AGE-SECRET-KEY-1…`
 * @throws {StartError} where the key does not fit, or the archive is not whole
 */
export async function readArchive(file: string, identity: string, folder: string): Promise<void> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new StartError('The key must be an age secret key such as AGE-SECRET-KEY-1…, as npm run admin -- backup-key prints it.');
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>);
    await pipeline(Readable.fromWeb(plain as ReadableStream), extract({ cwd: folder, strict: true, zstd: true }));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${reasonOf(error)}`);
  }
}
