import { Form, Link } from 'react-router';
import type { ImportRowView, ImportView } from '#modules/imports/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import type { RowFilter } from './import.tsx';
import { useImportMessages } from './messages.ts';

interface RowsProps {
  shop: string;
  view: ImportView;
  show: RowFilter | undefined;
}

const isJump = ({ problems }: ImportRowView) => problems.some(({ code }) => code === 'jump');

/** The rows of an import by what comes of them, with what is wrong at each cell. */
export function ImportRows({ shop, view, show }: RowsProps) {
  const language = useLanguage();
  const t = useImportMessages();
  const to = links(language);
  const { _id, counts, shown, next, state } = view;
  const shownFilters = (['new', 'changed', 'same', 'refused', 'failed', 'touched'] as const).filter((each) => counts[each] > 0);
  const canConfirm = state === 'checked' && shown.some(isJump);
  return (
    <section className="mt-10" aria-label={t.counts.label}>
      <nav aria-label={t.counts.label}>
        <ul className="flex flex-wrap gap-2">
          {([undefined, ...shownFilters] as const).map((each) => (
            <li key={each ?? 'all'}>
              <Link
                to={to.import(shop, _id, each ? { show: each } : {})}
                aria-current={each === show ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center gap-2 rounded-sm border px-3 ${each === show ? 'border-indigo bg-indigo text-on-indigo' : 'border-line-strong'}`}
              >
                {t.counts[each ?? 'all']} <span>{each ? counts[each] : view.rows}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {counts.refused + counts.failed > 0 && (
        <p className="mt-6 max-w-lead">
          {t.correctionsText}{' '}
          <a
            href={`/api/v1/shops/${shop}/imports/${_id}/corrections?language=${language}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t.corrections}
          </a>
        </p>
      )}
      <Form method="post">
        {shown.length === 0 && <p className="mt-6 text-muted">{t.none}</p>}
        <ul className="mt-6 max-w-column border-line border-t">
          {shown.map((row) => (
            <Row key={row.line} row={row} canConfirm={canConfirm} />
          ))}
        </ul>
        {canConfirm && (
          <div className="mt-6">
            <p className="mb-3 max-w-lead">{t.confirm.text(String(counts.jumps))}</p>
            <div className="flex flex-wrap gap-3 max-sm:flex-col">
              <Button type="submit" name="event" value="confirm">
                {t.confirm.picked}
              </Button>
              <Button type="submit" name="event" value="confirm-all" kind="line">
                {t.confirm.all}
              </Button>
            </div>
          </div>
        )}
      </Form>
      {next !== undefined && (
        <p className="mt-6">
          <Link to={to.import(shop, _id, { ...(show ? { show } : {}), after: String(next) })} className="line-button">
            {t.more}
          </Link>
        </p>
      )}
    </section>
  );
}

function Row({ row, canConfirm }: { row: ImportRowView; canConfirm: boolean }) {
  const language = useLanguage();
  const t = useImportMessages();
  const { line, title, verdict, outcome, problems, changes } = row;
  const standing = outcome ? t.outcomes[outcome] : verdict && t.verdicts[verdict];
  const isRefused = verdict === 'refused' || outcome === 'failed';
  return (
    <li className="wrap-anywhere border-line border-b py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span>
          <span className="text-muted">{t.line(String(line))}</span> <span className="font-semibold">{title}</span>
        </span>
        <span className={isRefused ? 'font-semibold text-madder' : 'text-muted'}>{standing}</span>
      </p>
      <ul className="mt-1 space-y-1">
        {problems.map(({ field, code, column, value, reason }) => (
          <li key={`${field} ${code}`}>
            {column && <span className="font-semibold">{inLanguage(column, language)}: </span>}
            {value && <span>“{value}” </span>}
            {inLanguage(reason, language)}
          </li>
        ))}
        {changes.map(({ field, column, before, after, counted }) => (
          <li key={field} className="text-muted">
            {inLanguage(column, language)}: {t.becomes(before || t.nothing, after || t.nothing)}
            {counted !== undefined && <span className="block font-semibold">{t.since(counted, Number(before))}</span>}
          </li>
        ))}
      </ul>
      {canConfirm && isJump(row) && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="lines" value={line} className="size-5 shrink-0 accent-indigo" />
          {t.confirm.pick(String(line))}
        </label>
      )}
    </li>
  );
}
