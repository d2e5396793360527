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

/**
 * Colour and size. The selection is part of the address, so that it can be shared; without scripts the form
 * navigates to it.
 */
export function VariantForm({ variants, selected, onChoose }: VariantFormProps) {
  const language = useLanguage();
  const t = useMessages().product.choice;
  const [followed, setFollowed] = useState('');
  const colors = optionsOf(variants, selected, 'color');
  const sizes = optionsOf(variants, selected, 'size');
  if (colors.length === 0 && sizes.length < 2 && sizes[0]?.value === 'One size') return null;

  const nameOf = (variant: SelectableVariant) =>
    [variant.colorName && inLanguage(variant.colorName, language), variant.size === 'One size' ? undefined : variant.size]
      .filter(Boolean)
      .join(', ');
  const pick = (dimension: 'color' | 'size', option: Option) => {
    const variant = selectOption(variants, selected, dimension, option.value);
    setFollowed(option.availability === 'not-made' ? t.followed(nameOf(variant)) : '');
    onChoose(variant._id);
  };

  return (
    <form method="get" className="grid gap-5">
      <input type="hidden" name="variant" value={selected._id} />
      {colors.length > 0 && (
        <VariantOptionGroup dimension="color" options={colors} rest={selected.size} onPick={(option) => pick('color', option)} />
      )}
      {(sizes.length > 1 || sizes[0]?.value !== 'One size') && (
        <VariantOptionGroup
          dimension="size"
          options={sizes}
          rest={selected.colorName ? inLanguage(selected.colorName, language) : ''}
          onPick={(option) => pick('size', option)}
        />
      )}
      <p role="status" className="text-sm empty:hidden">
        {followed}
      </p>
      {variants.length > 1 && (
        <noscript>
          <button type="submit" className="line-button">
            {t.show}
          </button>
        </noscript>
      )}
    </form>
  );
}
