import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { VerifiedIcon } from '#ui/icons.tsx';
import { countryName } from '../../components/country-name.ts';
import { Folded } from '../../components/folded.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import type { Silhouette } from './silhouettes.ts';
import { SizePicture } from './size-picture.tsx';
import { formatNumber, useMeasures } from './use-measures.ts';
import { VariationNote } from './variation-note.tsx';

function Row({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[minmax(6rem,2fr)_5fr] gap-x-5 border-line border-t py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-4 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface DetailsProps {
  product: Product;
  sku: string | undefined;
  silhouette: Silhouette | undefined;
}

/** The description, variation, size, making, care and label of a product. */
export const Details = memo(function Details({ product, sku, silhouette }: DetailsProps) {
  const language = useLanguage();
  const { details: t } = useMessages().product;
  const details = useMessages().productDetails;
  const words = (text: { en: string; hi?: string | undefined } | undefined) => text && inLanguage(text, language);
  const measures = useMeasures(product.dimensions);
  const grams = product.weightGrams;
  return (
    <div className="grid grid-cols-1 gap-10 lg:gap-14">
      <section aria-labelledby="about">
        <h2 id="about" className="text-xl lg:text-2xl">
          {t.about}
        </h2>
        <p className="mt-4 max-w-[62ch] whitespace-pre-line text-pretty text-lg leading-[1.7]">{words(product.description)}</p>
      </section>
      <VariationNote product={product} />
      <section aria-labelledby="details">
        <h2 id="details" className="mb-6 text-xl lg:text-2xl">
          {t.heading}
        </h2>
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:max-lg:grid-cols-2 xl:grid-cols-2">
          <Part id="size" title={details.size.heading}>
            <SizePicture dimensions={product.dimensions} silhouette={silhouette} />
            <dl className="border-line border-b">
              <Row term={t.dimensions}>{measures}</Row>
              <Row term={t.weight}>
                {grams !== undefined &&
                  (grams < 1000 ? t.grams(formatNumber(grams, language)) : t.kilograms(formatNumber(grams / 1000, language)))}
              </Row>
            </dl>
          </Part>
          <div className="grid grid-cols-1 content-start gap-10">
            <Part id="making" title={details.making}>
              <dl className="border-line border-b">
                <Row term={t.materials}>{product.materials.map((material) => words(material.label)).join(', ')}</Row>
                <Row term={t.technique}>{words(product.technique?.label)}</Row>
                <Row term={t.region}>{words(product.region?.label)}</Row>
              </dl>
            </Part>
            {product.care && (
              <Part id="care" title={details.care}>
                <p className="border-line border-t pt-3">{words(product.care)}</p>
              </Part>
            )}
          </div>
          {product.giName && (
            <section aria-labelledby="gi" className="col-span-full flex gap-4 border-neem border-l-2 bg-raised p-5 lg:gap-5 lg:p-6">
              <VerifiedIcon className="mt-0.5 size-8 text-neem" />
              <div className="min-w-0">
                <h3 id="gi" className="text-lg">
                  {details.gi}: {labelIn(product.giName, product.giLabel, language)}
                </h3>
                {labelIn(product.giName, product.giLabel, language) !== product.giName && (
                  <p lang="en" className="text-muted text-sm">
                    {product.giName}
                  </p>
                )}
                <p className="mt-1.5 max-w-[62ch] text-muted">{t.giNote(labelIn(product.giName, product.giLabel, language))}</p>
              </div>
            </section>
          )}
          <Folded title={details.record} titleClassName="text-muted" className="col-span-full border-line border-t pt-1 text-sm">
            <dl className="flex flex-wrap gap-x-8 gap-y-3 pt-2">
              {(
                [
                  [t.quantity, words(product.unitName)],
                  [t.country, countryName(product.countryOfOrigin, language)],
                  [t.hsn, product.hsn],
                  [t.sku, sku],
                ] as const
              ).map(
                ([term, value]) =>
                  value && (
                    <div key={term} className="min-w-0">
                      <dt className="text-muted">{term}</dt>
                      <dd className="break-all">{value}</dd>
                    </div>
                  ),
              )}
            </dl>
          </Folded>
        </div>
      </section>
    </div>
  );
});
