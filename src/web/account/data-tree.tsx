import { useLanguage } from '../messages.tsx';
import { formatTimestamp, humanizeEntries, isTimestamp } from './humanize.ts';
import { useAccountMessages } from './messages.ts';

/** Stored data with its own names: lists in their order, entries beside their names. */
export function DataTree({ value }: { value: unknown }) {
  const language = useLanguage();
  const t = useAccountMessages().export;
  if (value === null || value === undefined || value === '') return <span className="text-muted">{t.nothing}</span>;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string' && isTimestamp(value)) return <time dateTime={value}>{formatTimestamp(value, language)}</time>;
  if (typeof value !== 'object') return <span className="wrap-anywhere whitespace-pre-line">{String(value)}</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="text-muted">{t.nothing}</span>;
    return (
      <ol className="grid gap-4">
        {value.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is kept does not change while it is read
          <li key={place} className="border-line border-l-2 pl-4">
            <DataTree value={entry} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    // Entries within entries have less and less room: names stand above their values where it is scarce.
    <div className="@container">
      <dl className="grid @note:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-1">
        {humanizeEntries(value, language).map(([name, words, each]) => (
          <div key={name} className="contents">
            <dt className="break-words @note:pt-0.5 text-muted text-sm">{t.names[name] ?? words}</dt>
            <dd className="min-w-0 @max-note:mb-2">
              <DataTree value={each} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
