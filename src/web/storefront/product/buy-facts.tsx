import { memo } from 'react';
import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { DoneIcon } from '#ui/icons.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useMeasures } from './use-measures.ts';

/** The facts that decide, in a few lines below the button: material, size, origin, GI. */
export const BuyFacts = memo(function BuyFacts({ product }: { product: Product }) {
  const language = useLanguage();
  const t = useMessages().product.facts;
  const facts = [
    product.materials.map((material) => inLanguage(material.label, language)).join(', '),
    useMeasures(product.dimensions),
    t.madeIn(inLanguage(product.region?.label ?? product.maker.place, language)),
    product.giName && t.gi(labelIn(product.giName, product.giLabel, language)),
  ];
  return (
    <ul aria-label={t.heading} className="grid gap-1.5 text-sm">
      {facts.map(
        (fact) =>
          fact && (
            <li key={fact} className="flex gap-2">
              <DoneIcon className="mt-0.5 size-4 shrink-0 text-neem" />
              {fact}
            </li>
          ),
      )}
    </ul>
  );
});
