import { listProductChoices } from '#modules/catalog/shop-products.ts';
import { listProductPages, type ProductFacts } from '#modules/catalog/stock-sheet.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { FileStream } from '#platform/http/file-stream.ts';
import { type CsvCell, csvLine } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { isVariantField, printField } from './body-rules.ts';
import { createVocabulary, type Vocabulary } from './cell-rules.ts';
import { columnLabel, faultColumn, type ImportField, importFields } from './column-rules.ts';
import { columnName, problemReason } from './fault-words.ts';
import { readImport, readShownRows } from './queries.ts';

/** A byte-order mark, by which spreadsheets know Hindi. */
const mark = '\uFEFF';
const csvFile = (lines: readonly string[], name: string) =>
  new File([mark, ...lines.map((line) => `${line}\r\n`)], name, { type: 'text/csv' });
const headerLine = (language: Language, fields: readonly ImportField[]) => csvLine(fields.map((field) => columnLabel(field, language)));

/** Fields that a spreadsheet shall take for numbers. */
const numeric = new Set<ImportField>(['price', 'extra', 'stock', 'counted', 'weight', 'days', 'length', 'width', 'height', 'diameter']);

/** Prints a product, a line for each variant; what is said about all of them stands in the first. */
function* printProduct({ id, body }: ProductFacts, vocabulary: Vocabulary, language: Language): Generator<string> {
  for (const [index, variant] of body.variants.entries())
    yield csvLine(
      importFields.map((field): CsvCell => {
        if (field === 'piece') return id;
        if (index > 0 && !isVariantField(field)) return '';
        const text = printField(field === 'counted' ? 'stock' : field, { body, variant }, vocabulary, language);
        return text !== '' && numeric.has(field) ? Number(text) : text;
      }),
    );
}

async function* printProducts(ctx: Context, sellerId: string, language: Language): AsyncGenerator<string> {
  const vocabulary = createVocabulary((await listProductChoices(ctx)).data);
  yield `${mark}${headerLine(language, importFields)}\r\n`;
  for await (const page of listProductPages(ctx, sellerId)) {
    let text = '';
    for (const product of page) for (const line of printProduct(product, vocabulary, language)) text += `${line}\r\n`;
    yield text;
  }
}

/**
 * Prints all products of the caller's shop with the columns that an import reads. A page is read when the one
 * before was sent, so that no table is held in memory.
 */
export const exportProducts = (ctx: Context, { language }: { language: Language }): Promise<FileStream> =>
  FileStream.open({ name: 'products.csv', type: 'text/csv' }, printProducts(ctx, requireShop(ctx).sellerId, language));

/** Gives an empty table with the columns of an import. */
export const getImportTemplate = async (_: Context, { language }: { language: Language }): Promise<File> =>
  csvFile(
    [
      headerLine(
        language,
        importFields.filter((field) => field !== 'counted'),
      ),
    ],
    'template.csv',
  );

/**
 * Prints the refused rows of an import of the caller's shop as they were sent, with what is wrong with each.
 * @throws {DomainError} NOT_FOUND
 */
export async function getCorrections(ctx: Context, { import: id, language }: { import: string; language: Language }): Promise<File> {
  const entry = await readImport(ctx.db, id, requireShop(ctx).sellerId);
  if (!entry) throw new DomainError('NOT_FOUND');
  const lines = [csvLine([...entry.header, faultColumn[language]])];
  for (const show of ['refused', 'failed'] as const)
    for (const { cells, problems } of await readShownRows(ctx.db, { importId: id, show, limit: 5_000 })) {
      const reasons = problems.map((problem) =>
        [problem.field ? `${inLanguage(columnName(problem.field), language)}: ` : '', inLanguage(problemReason(problem), language)].join(
          '',
        ),
      );
      lines.push(csvLine([...entry.header.map((_, index) => cells[index] ?? ''), reasons.join(' ')]));
    }
  return csvFile(lines, 'corrections.csv');
}
