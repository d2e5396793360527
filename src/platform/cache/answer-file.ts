import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { SavedAnswer } from './cache-entry.ts';

interface AnswerFile {
  /** Of what the answers were made of. */
  version: string;
  answers: SavedAnswer[];
}

/** Writes answers for the next process, in place of those that were there. */
export async function writeAnswers(file: string, content: AnswerFile): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, serialize(content), { mode: 0o600 });
  await rename(part, file);
}

/** In memory of its own: a part of the file would hold on to all of it. */
const ownMemory = ({ made, brotli, ...answer }: SavedAnswer): SavedAnswer => ({
  ...answer,
  made: { ...made, body: Buffer.from(made.body) },
  brotli: brotli && Buffer.from(brotli),
});

/**
 * Takes the answers that the process before wrote. The file goes: after a crash it would be out of date.
 * @returns none where they are of another version, or cannot be read
 */
export async function takeAnswers(file: string, version: string): Promise<SavedAnswer[]> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return [];
  await rm(file, { force: true });
  try {
    const content = deserialize(bytes) as AnswerFile;
    return content.version === version ? content.answers.map(ownMemory) : [];
  } catch {
    return [];
  }
}
