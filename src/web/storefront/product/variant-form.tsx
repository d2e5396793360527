import { type ReactNode, useState } from 'react';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { type Choice, chosenVariant, type Option, optionsOf, type SelectableVariant, selectOption } from './variant-choice-rules.ts';
import { VariantOptionGroup } from './variant-option-group.tsx';

interface VariantFormProps {
  variants: readonly SelectableVariant[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Stands below the sizes: tables of measurements and prices. */
  children?: ReactNode;
}

/**
 * Colour and size. The choice is part of the address, so that it can be shared; without scripts the form
 * navigates to it.
 */
export function VariantForm({ variants, choice, onChoose, children }: VariantFormProps) {
  const language = useLanguage();
  const t = useMessages().product.choice;
  const [followed, setFollowed] = useState('');
  const colors = optionsOf(variants, choice, 'color');
  const sizes = optionsOf(variants, choice, 'size');
  if (colors.length === 0 && sizes.length < 2 && sizes[0]?.value === 'One size') return null;

  const nameOf = (options: readonly Option[], value: string | undefined) => {
    const label = options.find((option) => option.value === value)?.label;
    return label && value !== 'One size' ? inLanguage(label, language) : '';
  };
  const pick = (dimension: 'color' | 'size', option: Option) => {
    const next = selectOption(variants, choice, dimension, option.value);
    const name = [nameOf(colors, next.color), nameOf(sizes, next.size)].filter(Boolean).join(', ');
    setFollowed(option.availability === 'not-made' ? t.followed(name) : '');
    onChoose(next);
  };

  return (
    <form method="get" className="grid grid-cols-1 gap-5">
      <input type="hidden" name="variant" value={chosenVariant(variants, choice)?._id ?? ''} />
      {colors.length > 0 && (
        <VariantOptionGroup
          dimension="color"
          options={colors}
          rest={nameOf(sizes, choice.size)}
          onPick={(option) => pick('color', option)}
        />
      )}
      {(sizes.length > 1 || sizes[0]?.value !== 'One size') && (
        <VariantOptionGroup
          dimension="size"
          options={sizes}
          rest={nameOf(colors, choice.color)}
          onPick={(option) => pick('size', option)}
        />
      )}
      <div className="-mt-2 flex flex-wrap gap-x-6 empty:hidden">{children}</div>
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
