import { Link } from 'react-router';
import type { ProductChoices } from '#modules/catalog/shop-contract.ts';
import type { ComparedPhoto, Comparison } from '#modules/drafts/versions-contract.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { useLanguage } from '../../language.ts';
import { type ComparedRow, factRows, variantRows } from './compared-rows.ts';
import { useProductMessages } from './messages.ts';

export const comparedViews = ['changes', 'before', 'after'] as const;
/** View of a comparison: the changes, or one side alone. */
export type ComparedView = (typeof comparedViews)[number];

/** Reads the view that an address names. */
export const viewOf = (url: URL): ComparedView => comparedViews.find((view) => view === url.searchParams.get('show')) ?? 'changes';

interface ComparedProps {
  comparison: Comparison;
  choices: ProductChoices;
  view: ComparedView;
  /** Names of the two sides. */
  names: { before: string; after: string };
  /** The caller may see photographs. */
  seesPhotos: boolean;
}

/** Two versions of a product: what differs word by word, or one side alone. */
export function Compared({ comparison, choices, view, names, seesPhotos }: ComparedProps) {
  const language = useLanguage();
  const messages = useProductMessages();
  const { history: t } = messages;
  const { before, after, photos } = comparison;
  const rows = factRows(before, after, choices, messages, language);
  const variants = variantRows(before, after, language);
  const differs = (row: ComparedRow) => row.before !== row.after;
  const isSame =
    comparison.texts.length === 0 && !rows.some(differs) && !variants.some(differs) && !photosDiffer(photos.before, photos.after);
  return (
    <>
      <nav aria-label={t.show} className="mt-6 flex flex-wrap gap-3">
        {comparedViews.map((each) => (
          <Link
            key={each}
            to={each === 'changes' ? '?' : `?show=${each}`}
            preventScrollReset
            aria-current={each === view ? 'page' : undefined}
            className="line-button aria-[current=page]:border-indigo aria-[current=page]:bg-sunk"
          >
            {each === 'changes' ? t.changes : names[each]}
          </Link>
        ))}
      </nav>
      {view === 'changes' && isSame && <p className="mt-6">{t.same}</p>}
      <Texts comparison={comparison} view={view} />
      <Rows title={t.facts} rows={rows} view={view} />
      <Rows title={t.variants} rows={variants} view={view} />
      <section className="mt-8" aria-labelledby="compared-photos">
        <h2 id="compared-photos" className="text-2xl">
          {t.photos}
        </h2>
        {seesPhotos ? (
          <div className={`mt-4 grid gap-4 ${view === 'changes' ? 'grid-cols-2' : ''}`}>
            {view !== 'after' && <Photos name={names.before} photos={photos.before} others={photos.after} mark={t.gonePhoto} />}
            {view !== 'before' && <Photos name={names.after} photos={photos.after} others={photos.before} mark={t.newPhoto} />}
          </div>
        ) : (
          <p className="mt-2 text-muted">{t.notYours}</p>
        )}
      </section>
    </>
  );
}

const photosDiffer = (before: readonly ComparedPhoto[], after: readonly ComparedPhoto[]) =>
  before.map(({ base }) => base).join() !== after.map(({ base }) => base).join();

/** Words that were taken out, said to those who do not see the line through them. */
const Removed = ({ text }: { text: string }) => (
  <del className="text-madder">
    <span className="sr-only">{useProductMessages().history.removed} </span>
    {text}
  </del>
);

const Added = ({ text }: { text: string }) => (
  <ins className="font-semibold text-neem">
    <span className="sr-only">{useProductMessages().history.added} </span>
    {text}
  </ins>
);

const textFields = ['title', 'description', 'care', 'variation'] as const;

/** Texts of a product: those that differ, or all of one side. */
function Texts({ comparison, view }: { comparison: Comparison; view: ComparedView }) {
  const { history: t, products } = useProductMessages();
  const { form } = products;
  const labels = {
    title: { en: form.titleEn.label, hi: form.titleHi.label },
    description: { en: form.descriptionEn.label, hi: form.descriptionHi.label },
    care: { en: form.careEn.label, hi: form.careHi.label },
    variation: t.variation,
  };
  const texts =
    view === 'changes'
      ? comparison.texts
      : textFields.flatMap((field) =>
          (['en', 'hi'] as const).flatMap((language) => {
            const text = comparison[view][field]?.[language];
            return text ? [{ field, language, parts: [{ text, change: undefined }] }] : [];
          }),
        );
  if (texts.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="compared-words">
      <h2 id="compared-words" className="text-2xl">
        {t.words}
      </h2>
      <dl className="mt-2 max-w-lead border-line border-t">
        {texts.map(({ field, language, parts }) => (
          <div key={`${field} ${language}`} className="border-line border-b py-3">
            <dt className="text-muted text-sm">{labels[field][language]}</dt>
            <dd lang={language} className="wrap-anywhere whitespace-pre-line">
              {parts.map(({ text, change }, index) => {
                // The parts of a text have no other name than their order.
                const key = `${index}`;
                if (change === 'added') return <Added key={key} text={text} />;
                return change === 'removed' ? <Removed key={key} text={text} /> : <span key={key}>{text}</span>;
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Facts of a product: those that differ, or all of one side. */
function Rows({ title, rows, view }: { title: string; rows: readonly ComparedRow[]; view: ComparedView }) {
  const shown = rows.filter((row) => (view === 'changes' ? row.before !== row.after : row[view] !== ''));
  if (shown.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <dl className="mt-2 max-w-lead border-line border-t">
        {shown.map((row) => (
          <div key={row.name} className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{row.label}</dt>
            <dd className="wrap-anywhere">
              {view === 'changes' ? (
                <>
                  {row.before && <Removed text={row.before} />} {row.after && <Added text={row.after} />}
                </>
              ) : (
                row[view]
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PhotosProps {
  name: string;
  photos: readonly ComparedPhoto[];
  others: readonly ComparedPhoto[];
  /** Said of photographs that the other side has not. */
  mark: string;
}

function Photos({ name, photos, others, mark }: PhotosProps) {
  const language = useLanguage();
  const t = useProductMessages().history;
  return (
    <div>
      <h3 className="font-semibold">{name}</h3>
      {photos.length === 0 && <p className="mt-2 text-muted">{t.noPhotos}</p>}
      <ol className="mt-2 grid gap-3">
        {photos.map(({ base, widths, width, height, alt, state }) => (
          <li key={base}>
            {state === 'ready' && (
              <img
                src={webpUrl({ base, widths })}
                width={width}
                height={height}
                alt={alt[language] || alt.en || ''}
                className="w-full max-w-80 bg-sunk object-contain"
              />
            )}
            {!others.some((other) => other.base === base) && <p className="text-sm font-semibold">{mark}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
