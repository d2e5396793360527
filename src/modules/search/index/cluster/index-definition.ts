import { createHash } from 'node:crypto';
import definition from './products-index.json' with { type: 'json' };

/** Settings and mappings of the index: lexemes are indexed as the database wrote them. */
export const indexDefinition = definition;

const fingerprint = createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 8);

/** The name of a new index: its definition and its moment are in it, so that it is never another one's. */
export const newIndexName = (alias: string, now: Date): string => `${alias}-${fingerprint}-${now.getTime()}`;

/** Whether an index was built for this alias as it is defined now. */
export const isIndexOf = (alias: string, indexName: string): boolean => indexName.startsWith(`${alias}-${fingerprint}-`);

/** Milliseconds after which an index without the alias was left behind by a build that was stopped. */
const leftBehindMs = 24 * 3_600_000;

/** Whether an index of this alias, which the alias does not lead to, is of no build that may still run. */
export const isLeftBehind = (indexName: string, now: Date): boolean =>
  now.getTime() - Number(indexName.slice(indexName.lastIndexOf('-') + 1)) > leftBehindMs;
