import type { ReactNode } from 'react';
import type { Product } from '#modules/catalog/contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

function Row({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-6 border-line border-t py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const number = (value: number, language: Language) =>
  new Intl.NumberFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { maximumFractionDigits: 1 }).format(value);

/** The text about a piece, its facts, its care, and what makes it unlike the next one. */
export function Details({ product, sku }: { product: Product; sku: string | undefined }) {
  const language = useLanguage();
  const { details: t, stock } = useMessages().product;
  const words = (text: { en: string; hi?: string | undefined } | undefined) => text && inLanguage(text, language);
  const { lengthMm, widthMm, heightMm, diameterMm } = product.dimensions;
  const measures = (
    [
      [t.length, lengthMm],
      [t.width, widthMm],
      [t.height, heightMm],
      [t.diameter, diameterMm],
    ] as const
  ).flatMap(([say, mm]) => (mm === undefined ? [] : [say(number(mm / 10, language))]));
  const grams = product.weightGrams;
  return (
    <div className="grid grid-cols-1 gap-10 lg:gap-14">
      <section aria-labelledby="about">
        <h2 id="about" className="text-xl lg:text-2xl">
          {t.about}
        </h2>
        <p className="mt-4 max-w-[65ch] whitespace-pre-line text-pretty">{words(product.description)}</p>
        {product.variation && (
          <div className="mt-6 max-w-[65ch] border-turmeric border-l-2 pl-5">
            <h3 className="font-semibold">{product.oneOfAKind ? stock.oneOfAKind : t.unique}</h3>
            <p className="mt-1 text-muted">{words(product.variation)}</p>
          </div>
        )}
      </section>
      <section aria-labelledby="details">
        <h2 id="details" className="mb-4 text-xl lg:text-2xl">
          {t.heading}
        </h2>
        <dl className="border-line border-b">
          <Row term={t.materials}>{product.materials.map((material) => words(material.label)).join(', ')}</Row>
          <Row term={t.technique}>{words(product.technique?.label)}</Row>
          <Row term={t.region}>{words(product.region?.label)}</Row>
          <Row term={t.gi}>
            {product.giName && (
              <>
                {product.giName}
                <span className="mt-1 block max-w-[55ch] text-muted text-sm">{t.giNote(product.giName)}</span>
              </>
            )}
          </Row>
          <Row term={t.dimensions}>{measures.join(', ')}</Row>
          <Row term={t.weight}>
            {grams !== undefined && (grams < 1000 ? t.grams(number(grams, language)) : t.kilograms(number(grams / 1000, language)))}
          </Row>
          <Row term={t.quantity}>{words(product.unitName)}</Row>
          <Row term={t.care}>{words(product.care)}</Row>
          <Row term={t.country}>{new Intl.DisplayNames(language, { type: 'region' }).of(product.countryOfOrigin)}</Row>
          <Row term={t.hsn}>{product.hsn}</Row>
          <Row term={t.sku}>{sku && <span className="break-all text-sm">{sku}</span>}</Row>
        </dl>
      </section>
    </div>
  );
}
