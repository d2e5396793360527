import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { localized } from '#shared/schemas.ts';
import { importFields } from './column-rules.ts';
import { importEvents, importStates, maxImportRows, verdicts } from './import-rules.ts';

export const importsTag = { name: 'Imports', description: 'Products of a shop as a table: read from a file, checked, applied, undone.' };
const tags = [importsTag.name];

const shop = z.string().max(80);
const id = z.string().max(40);
const language = z.enum(languages).default('en');

const cellProblem = z.object({
  field: z.enum(importFields).optional().meta({ description: 'The column; absent: the whole row' }),
  code: z.string(),
  value: z.string().optional(),
  detail: z.string().optional().meta({ description: 'A line, an amount or the names to choose from' }),
});
export type CellProblem = z.infer<typeof cellProblem>;

const cellChange = z.object({
  field: z.enum(importFields),
  before: z.string(),
  after: z.string(),
  counted: z.int().optional().meta({ description: 'Units at the export, where there are more or fewer by now' }),
});
export type CellChange = z.infer<typeof cellChange>;

const importRow = z.object({
  line: z.int().meta({ description: 'As a spreadsheet counts; the header is line 1' }),
  title: z.string(),
  verdict: z.enum(verdicts).optional(),
  outcome: z.enum(['done', 'failed', 'undone', 'touched']).optional(),
  problems: z.array(
    cellProblem.extend({ column: localized.optional(), reason: localized.meta({ description: 'What is wrong, and how to mend it' }) }),
  ),
  changes: z.array(cellChange.extend({ column: localized })),
});
export type ImportRowView = z.infer<typeof importRow>;

const importSummary = z.object({
  _id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: z.string(),
  rows: z.int(),
});
export type ImportSummary = z.infer<typeof importSummary>;

const counts = z.object({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  jumps: z.int().meta({ description: 'Refused until their prices are confirmed' }),
  done: z.int(),
  failed: z.int(),
  undone: z.int(),
  touched: z.int(),
  waiting: z.int().meta({ description: 'To be applied' }),
});
export type ImportCounts = z.infer<typeof counts>;

const column = z.object({ name: z.string(), sample: z.string(), field: z.enum(importFields).or(z.literal('')) });

const oneImport = importSummary.extend({
  problem: localized.optional().meta({ description: 'Why the file could not be read, and what to do' }),
  columns: z.array(column),
  fields: z.array(z.object({ value: z.enum(importFields), label: localized })).meta({ description: 'What a column can be' }),
  counts,
  undoUntil: z.string().optional(),
  shown: z.array(importRow),
  next: z.int().optional(),
});
export type ImportView = z.infer<typeof oneImport>;

const named = z.object({ shop, import: id });
const one = z.object({ data: z.object({ import: oneImport }) });
const shownRows = z.enum([...verdicts, 'failed', 'touched']);
export type ShownRows = z.infer<typeof shownRows>;
const own = shopEndpoint('products').errors(declareErrors('NOT_FOUND'));

export const importsContract = {
  listImports: shopEndpoint('products')
    .route({ method: 'GET', path: '/shops/{shop}/imports', summary: 'The latest imports of the shop', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ imports: z.array(importSummary) }) })),
  sendImport: shopEndpoint('products')
    .meta({ takesFile: true })
    .route({
      method: 'POST',
      path: '/shops/{shop}/imports',
      summary: 'Send a CSV of products',
      description: `At most 5 MB and ${maxImportRows} rows, UTF-8 or UTF-16. Nothing of the shop changes before the import is applied.`,
      tags,
    })
    .input(z.object({ shop, name: z.string().trim().max(120).optional() }))
    .output(one),
  getImport: own
    .route({ method: 'GET', path: '/shops/{shop}/imports/{import}', summary: 'An import of the shop; 50 rows a page', tags })
    .input(named.extend({ show: shownRows.optional(), after: z.coerce.number().int().optional() }))
    .output(one),
  checkImport: own
    .errors(declareErrors('WRONG_STATE'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/imports/{import}/columns',
      summary: 'Say what the columns are, and have the rows checked',
      description: 'The import without its changes: nothing of the shop changes. The choice is remembered for files with the same names.',
      tags,
    })
    .input(named.extend({ columns: z.array(z.enum(importFields).or(z.literal(''))).max(200) }))
    .output(one),
  moveImport: own
    .errors(declareErrors('WRONG_STATE'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/imports/{import}/steps',
      summary: 'Apply, stop, check again or undo an import, or confirm prices that change by more than half',
      tags,
    })
    .input(named.extend({ event: z.enum(importEvents), lines: z.array(z.coerce.number().int()).max(maxImportRows).optional() }))
    .output(one),
  getCorrections: own
    .meta({ work: 'export' })
    .route({
      method: 'GET',
      path: '/shops/{shop}/imports/{import}/corrections',
      summary: 'The refused rows with what is wrong, as CSV',
      tags,
    })
    .input(named.extend({ language }))
    .output(z.file()),
  exportProducts: shopEndpoint('products')
    .meta({ work: 'export', streams: true })
    .route({ method: 'GET', path: '/shops/{shop}/product-export', summary: 'All products of the shop as CSV', tags })
    .input(z.object({ shop, language }))
    .output(z.file()),
  getImportTemplate: shopEndpoint('products')
    .route({ method: 'GET', path: '/shops/{shop}/import-template', summary: 'An empty table with the columns of an import, as CSV', tags })
    .input(z.object({ shop, language }))
    .output(z.file()),
};
