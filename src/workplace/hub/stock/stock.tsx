import { type ActionFunctionArgs, data, Form, Link, useNavigation } from 'react-router';
import type { SheetCell, SheetRow } from '#modules/catalog/shop-contract.ts';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { ColumnNames } from '../../parts/column-names.tsx';
import { importMessagesOf, useImportMessages } from '../imports/messages.ts';
import { useProductMessages } from '../products/messages.ts';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/stock';
import { answerOf, type Cell, countCell, priceCell, readCells, type SheetAnswer } from './stock-cells.ts';
import { useSheet } from './use-sheet.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, powers } = await readShop(api, params.shop);
  const after = url.searchParams.get('after') ?? undefined;
  const { rows, next } = (await orNotFound(api.catalog.listStock({ shop, after }))).data;
  return { shop, rows, next, isLater: after !== undefined, canPrice: powers.includes('products') };
}

/** Saves the changed cells, or takes a save back; what came of it is shown on the page itself. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = Object.fromEntries(
    [...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const isUndo = form.undo !== undefined;
  const sent = isUndo ? (JSON.parse(form.undo ?? '[]') as SheetCell[]).map((cell) => ({ cell, typed: '' })) : readCells(form);
  if (sent.length === 0) return data<SheetAnswer>(answerOf([], [], isUndo));
  const { results } = (await context.get(apiContext).catalog.saveStock({ shop: params.shop ?? '', cells: sent.map(({ cell }) => cell) }))
    .data;
  return data<SheetAnswer>(answerOf(sent, results, isUndo));
}

export const meta: Route.MetaFunction = ({ location }) => [{ title: importMessagesOf(languageOfPath(location.pathname)).sheet.title }];

/** Prices and counts of many variants as one form, like a sheet where there are scripts. */
export default function Stock({ loaderData: { shop, rows, next, isLater, canPrice }, actionData }: Route.ComponentProps) {
  const t = useImportMessages().sheet;
  const to = links(useLanguage());
  return (
    <>
      <p>
        <Link to={to.products(shop)} className="text-link inline-flex min-h-11 items-center">
          {useProductMessages().products.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-muted">{rows.length === 0 ? t.none : t.lead}</p>
      {actionData && <Answer answer={actionData} />}
      {rows.length > 0 && (
        <Sheet
          key={rows.map((row) => countCell(row).name + priceCell(row).name).join()}
          rows={rows}
          canPrice={canPrice}
          answer={actionData}
        />
      )}
      <p className="mt-6 flex flex-wrap gap-6">
        {isLater && (
          <Link to={to.stock(shop)} className="text-link inline-flex min-h-11 items-center">
            {t.first}
          </Link>
        )}
        {next && (
          <Link to={`?${new URLSearchParams({ after: next })}`} className="text-link inline-flex min-h-11 items-center">
            {t.more}
          </Link>
        )}
      </p>
    </>
  );
}

/** Says what came of a save, with the button that takes it back. */
function Answer({ answer: { saved, isUndo, faults, undo } }: { answer: SheetAnswer }) {
  const t = useImportMessages().sheet;
  const wrong = Object.keys(faults).length;
  return (
    <div className="mt-6 max-w-lead">
      {wrong > 0 && <FormError key={JSON.stringify(faults)} title={t.wrong(String(wrong))} />}
      {(saved > 0 || wrong === 0) && (
        <p role="status" className="mt-3">
          {saved > 0 ? `✓ ${(isUndo ? t.undone : t.saved)(String(saved))}` : t.nothing}
        </p>
      )}
      {undo.length > 0 && (
        <Form method="post" className="mt-3">
          <input type="hidden" name="undo" value={JSON.stringify(undo)} />
          <Button type="submit" kind="line">
            {t.undo}
          </Button>
        </Form>
      )}
    </div>
  );
}

interface SheetProps {
  rows: readonly SheetRow[];
  canPrice: boolean;
  answer: SheetAnswer | undefined;
}

const box = 'max-md:block md:border-line md:border-b md:py-2 md:pr-6 md:align-top';

function Sheet({ rows, canPrice, answer }: SheetProps) {
  const t = useImportMessages().sheet;
  const language = useLanguage();
  const { dirty, handlers } = useSheet();
  const isBusy = useNavigation().state === 'submitting';
  const columns = canPrice ? [t.piece, t.price, t.stock] : [t.piece, t.stock];
  return (
    <Form method="post" className="mt-6" {...handlers}>
      <table className="w-full text-left max-md:block">
        <ColumnNames names={columns} />
        <tbody className="max-md:block">
          {rows.map((row, index) => {
            const variant = [row.color && inLanguage(row.color, language), row.size, row.sku].filter(Boolean).join(' · ');
            const title = inLanguage(row.title, language);
            const inputOf = (cell: Cell, label: string, column: number) => (
              <CellInput
                cell={cell}
                label={t.cell(label, `${title}, ${variant}`)}
                shortLabel={label}
                position={[index, column]}
                isDirty={dirty.has(cell.name)}
                fault={answer?.faults[cell.key]}
              />
            );
            return (
              <tr
                key={row.variant}
                className="max-md:mb-4 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:border max-md:border-line-strong max-md:px-4 max-md:py-3"
              >
                <th scope="row" className={`${box} wrap-anywhere font-normal max-md:col-span-2`}>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-muted text-sm">{variant}</span>
                </th>
                {canPrice && <td className={box}>{row.isFirst && inputOf(priceCell(row), t.price, 0)}</td>}
                <td className={box}>{inputOf(countCell(row), t.stock, 1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-4 border-line border-t bg-ground py-3">
        <Button type="submit" busy={isBusy} busyLabel={t.saving}>
          {t.submit}
        </Button>
        <p role="status">{dirty.size > 0 && t.changed(String(dirty.size))}</p>
      </div>
    </Form>
  );
}

interface CellProps {
  cell: Cell;
  label: string;
  /** Shown beside the cell on a phone, where there are no headings. */
  shortLabel: string;
  position: readonly [row: number, column: number];
  isDirty: boolean;
  fault: { code: string; typed: string } | undefined;
}

function CellInput({ cell: { key, name, text, kind }, label, shortLabel, position: [row, column], isDirty, fault }: CellProps) {
  const words: Readonly<Record<string, string>> = useImportMessages().sheet.faults;
  return (
    <div className="max-md:mt-2">
      <span aria-hidden="true" className="text-muted text-sm md:hidden">
        {shortLabel}
      </span>
      <input
        id={key}
        name={name}
        defaultValue={fault ? fault.typed : text}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${key}-error` : undefined}
        inputMode={kind === 'units' ? 'numeric' : 'decimal'}
        maxLength={16}
        autoComplete="off"
        data-row={row}
        data-column={column}
        className={`field md:max-w-40 ${isDirty ? 'border-indigo border-l-8' : ''}`}
      />
      {fault && (
        <p id={`${key}-error`} className="mt-1 text-madder text-sm">
          {words[fault.code]}
        </p>
      )}
    </div>
  );
}
