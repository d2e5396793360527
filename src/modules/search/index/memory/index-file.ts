import { rename, rm } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { Connection } from '#platform/database/database.ts';
import { newId } from '#shared/id.ts';
import { DocumentFacets } from './document-facets.ts';
import { addIndexFile, forgetIndexFile, hasIndexFile } from './index-file-queries.ts';
import type { DocumentTable } from './index-queries.ts';
import { InvertedIndex } from './inverted-index.ts';
import { MemoryIndex } from './memory-index.ts';
import { bytesOf, type ReadSection, readSections, writeSections } from './section-file.ts';
import { Vocabulary } from './vocabulary.ts';

/** The version of the file: one of another version is not read. */
const format = `1 ${endianness()}`;

/** The facts of an index beside its sections. */
interface IndexFacts {
  format: string;
  /** The row of `search_index_files` that says that the file is of this database. */
  key: string;
  /** Milliseconds since 1970. */
  builtAt: number;
  snapshot: string;
  size: number;
  inStockCount: number;
}

async function* partsOf({ documents, facets, vocabulary, postings }: MemoryIndex): AsyncIterable<readonly [string, Uint8Array]> {
  yield ['rank', bytesOf(documents.docIdsByRank)];
  yield ['rankOf', bytesOf(documents.rankOf)];
  yield ['liveDocs', bytesOf(documents.liveDocs)];
  yield ['price', bytesOf(documents.docIdsByPrice)];
  yield ['age', bytesOf(documents.docIdsByAge)];
  yield ['pricePaise', bytesOf(documents.pricePaise)];
  yield ['productIds', Buffer.from(documents.productIds)];
  yield ['productIdEnds', bytesOf(documents.productIdEnds)];
  yield ['productIdLengths', bytesOf(documents.productIdLengths)];
  yield* facets.parts();
  yield* vocabulary.parts();
  yield* postings.parts();
}

async function readDocuments({ snapshot, size, inStockCount, builtAt }: IndexFacts, section: ReadSection): Promise<DocumentTable> {
  return {
    snapshot,
    size,
    inStockCount,
    builtAt: performance.now() - Math.max(0, Date.now() - builtAt),
    docIdsByRank: new Int32Array(await section('rank')),
    rankOf: new Int32Array(await section('rankOf')),
    liveDocs: new Uint32Array(await section('liveDocs')),
    docIdsByPrice: new Int32Array(await section('price')),
    docIdsByAge: new Int32Array(await section('age')),
    pricePaise: new Float64Array(await section('pricePaise')),
    productIds: Buffer.from(await section('productIds')).toString(),
    productIdEnds: new Int32Array(await section('productIdEnds')),
    productIdLengths: new Uint8Array(await section('productIdLengths')),
  };
}

/**
 * Writes an index to a file in place of the one before, for the next start. The index must not be rebuilt
 * meanwhile.
 */
export async function saveIndex(db: Connection, path: string, index: MemoryIndex): Promise<void> {
  const { snapshot, size, inStockCount, builtAt } = index.documents;
  const facts: IndexFacts = {
    ...{ format, key: newId(), snapshot, size, inStockCount },
    builtAt: Math.round(Date.now() - (performance.now() - builtAt)),
  };
  const draft = `${path}.${process.pid}.new`;
  try {
    await writeSections(draft, facts, partsOf(index));
    await addIndexFile(db, facts.key);
    const replaced = await readSections(path, async ({ key }: IndexFacts) => key).catch(() => undefined);
    await rename(draft, path);
    if (replaced) await forgetIndexFile(db, replaced);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Reads the index of a file.
 * @returns undefined where there is no file, where it is damaged or of another version, and where it is of
 * another database or of another point in the history of this one
 */
export async function loadIndex(db: Connection, path: string): Promise<MemoryIndex | undefined> {
  const read = async (facts: IndexFacts, section: ReadSection) => {
    if (facts.format !== format || !(await hasIndexFile(db, facts.key))) return undefined;
    return new MemoryIndex({
      documents: await readDocuments(facts, section),
      facets: await DocumentFacets.read(section),
      vocabulary: await Vocabulary.read(section),
      postings: await InvertedIndex.read(section),
    });
  };
  return readSections(path, read).catch(() => undefined);
}
