import { inLanguage } from '#shared/localized.ts';
import { formatPaise } from '../../components/price.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';
import type { PriceChange } from './price-change-rules.ts';

/** Lists lines whose price changed since the buyer last looked. */
export function PriceChanges({ changes, onAcknowledge }: { changes: readonly PriceChange[]; onAcknowledge: () => void }) {
  const language = useLanguage();
  const currency = useCurrency();
  const t = useMessages().cart;
  if (changes.length === 0) return null;
  const words = (paise: number) => formatPaise(paise, language, currency);
  return (
    <section aria-labelledby="price-changes" className="mt-5 border-turmeric border-l-2 bg-sunk px-4 py-3">
      <h2 id="price-changes" className="font-body font-semibold text-base">
        {t.changed}
      </h2>
      {changes.map(({ line, beforePaise }) => (
        <p key={line.variantId} className="mt-1 text-sm">
          {t.rose(inLanguage(line.product.title, language), words(beforePaise), words(line.pricePaise))}
        </p>
      ))}
      <button type="button" onClick={onAcknowledge} className="target -ml-2 px-2 font-semibold underline underline-offset-4">
        {t.acknowledge}
      </button>
    </section>
  );
}
