import { useState } from 'react';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { type Option, optionsOf, type SelectableVariant, selectOption } from './variant-choice-rules.ts';
import { VariantOptionGroup } from './variant-option-group.tsx';

interface VariantFormProps {
  variants: readonly SelectableVariant[];
  selected: SelectableVariant;
  onChoose: (variantId: string) => void;
}

/** Colour and size. The choice lives in the address, so that it can be shared; without scripts the form sends it there. */
export function VariantForm({ variants: pieces, selected: chosen, onChoose }: VariantFormProps) {
  const language = useLanguage();
  const t = useMessages().product.choice;
  const [followed, setFollowed] = useState('');
  const colors = optionsOf(pieces, chosen, 'color');
  const sizes = optionsOf(pieces, chosen, 'size');
  if (colors.length === 0 && sizes.length < 2 && sizes[0]?.value === 'One size') return null;

  const nameOf = (piece: SelectableVariant) =>
    [piece.colorName && inLanguage(piece.colorName, language), piece.size === 'One size' ? undefined : piece.size]
      .filter(Boolean)
      .join(', ');
  const pick = (dimension: 'color' | 'size', option: Option) => {
    const piece = selectOption(pieces, chosen, dimension, option.value);
    setFollowed(option.availability === 'not-made' ? t.followed(nameOf(piece)) : '');
    onChoose(piece._id);
  };

  return (
    <form method="get" className="grid gap-5">
      <input type="hidden" name="variant" value={chosen._id} />
      {colors.length > 0 && (
        <VariantOptionGroup dimension="color" options={colors} rest={chosen.size} onPick={(option) => pick('color', option)} />
      )}
      {(sizes.length > 1 || sizes[0]?.value !== 'One size') && (
        <VariantOptionGroup
          dimension="size"
          options={sizes}
          rest={chosen.colorName ? inLanguage(chosen.colorName, language) : ''}
          onPick={(option) => pick('size', option)}
        />
      )}
      <p role="status" className="text-sm empty:hidden">
        {followed}
      </p>
      {pieces.length > 1 && (
        <noscript>
          <button type="submit" className="line-button">
            {t.show}
          </button>
        </noscript>
      )}
    </form>
  );
}
