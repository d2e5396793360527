import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** The end of the file, which says where each section is. */
interface Contents<Facts> {
  facts: Facts;
  sections: Record<string, { at: number; length: number; checksum: number }>;
}

/** Bytes at the very end that say how long the contents are. */
const tailLength = 4;
/** More than the contents of any file: the tail of another file may say anything. */
const maxContentsLength = 1024 * 1024;

/** The bytes of a typed array, without a copy. */
export const bytesOf = (array: NodeJS.TypedArray): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/**
 * Writes a file of named sections, and what is known of them.
 * @param parts parts of sections, in order; those of one section follow each other
 */
export async function writeSections(
  path: string,
  facts: object,
  parts: AsyncIterable<readonly [section: string, bytes: Uint8Array]>,
): Promise<void> {
  const contents: Contents<object> = { facts, sections: {} };
  const handle = await open(path, 'w', 0o600);
  try {
    let end = 0;
    for await (const [name, bytes] of parts) {
      const section = contents.sections[name] ?? { at: end, length: 0, checksum: 0 };
      contents.sections[name] = { ...section, length: section.length + bytes.length, checksum: crc32(bytes, section.checksum) };
      await handle.writeFile(bytes);
      end += bytes.length;
    }
    const text = Buffer.from(JSON.stringify(contents));
    const tail = Buffer.alloc(tailLength);
    tail.writeUInt32LE(text.length);
    await handle.writeFile(Buffer.concat([text, tail]));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads a section into memory of its own. */
export type ReadSection = (name: string) => Promise<ArrayBuffer>;

async function readBytes(handle: FileHandle, at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await handle.read(bytes, done, length - done, at + done);
    if (bytesRead === 0) throw new Error('the file is too short');
    done += bytesRead;
  }
  return bytes;
}

/**
 * Reads a file of sections.
 * @throws where the file is damaged, and what `read` throws
 */
export async function readSections<Facts, Result>(
  path: string,
  read: (facts: Facts, section: ReadSection) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const tail = await readBytes(handle, Math.max(0, size - tailLength), tailLength);
    const length = Buffer.from(tail.buffer).readUInt32LE();
    if (length > Math.min(maxContentsLength, size - tailLength)) throw new Error('the file has no contents');
    const text = Buffer.from(await readBytes(handle, size - tailLength - length, length)).toString();
    const { facts, sections } = JSON.parse(text) as Contents<Facts>;
    return await read(facts, async (name) => {
      const section = sections[name];
      if (!section) throw new Error(`the file has no section ${name}`);
      const bytes = await readBytes(handle, section.at, section.length);
      if (crc32(bytes) !== section.checksum) throw new Error(`the section ${name} is damaged`);
      return bytes.buffer;
    });
  } finally {
    await handle.close();
  }
}
