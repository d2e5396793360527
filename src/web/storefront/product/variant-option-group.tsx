import { useEffect, useRef } from 'react';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import type { Option } from './variant-choice-rules.ts';

interface VariantOptionGroupProps {
  dimension: 'color' | 'size';
  options: readonly Option[];
  /** The other selected option in words. */
  rest: string;
  onPick: (option: Option) => void;
}

const optionClass = {
  available: '',
  'sold-out': 'text-muted line-through decoration-1',
  'not-made': 'border-dashed text-muted',
};

const groupId = (dimension: 'color' | 'size') => `choose-${dimension}`;

/** The id of the group of sizes, where an early click leads to that needs one (hydration/early-clicks.ts). */
export const sizeGroupId = groupId('size');

/** Leads to the sizes, of which one has to be chosen first. */
export function askForSize(): void {
  const group = document.getElementById(sizeGroupId);
  if (!group) return;
  group.dataset.missing = '';
  group.scrollIntoView({ block: 'center' });
  group.querySelector('input')?.focus({ preventScroll: true });
}

/** Colours or sizes as radio buttons; unavailable ones say why. */
export function VariantOptionGroup({ dimension, options, rest, onPick }: VariantOptionGroupProps) {
  const language = useLanguage();
  const t = useMessages().product.choice;
  const selected = options.find((option) => option.selected);
  const group = useRef<HTMLFieldSetElement>(null);
  // Applies an option picked before the scripts ran, whose change event went unheard.
  const applyAtStart = useRef(() => {
    const value = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const picked = options.find((option) => option.value === value);
    if (picked && !picked.selected) onPick(picked);
  });
  useEffect(() => applyAtStart.current(), []);
  const words = (option: Option) => (option.value === 'One size' ? t.oneSize : inLanguage(option.label, language));
  const some = (availability: Option['availability']) => options.some((option) => option.availability === availability);
  const legend = (
    <>
      <span className="text-muted">{t[dimension]}: </span>
      {selected && <span className="font-semibold">{words(selected)}</span>}
    </>
  );
  if (options.length === 1) return <p>{legend}</p>;
  return (
    <fieldset
      ref={group}
      id={groupId(dimension)}
      aria-describedby={selected ? undefined : `${groupId(dimension)}-missing`}
      className="group"
    >
      <legend className="mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`target flex cursor-pointer items-center justify-center rounded-sm border border-line-strong px-4 py-1.5 leading-snug transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo has-checked:text-on-indigo has-focus-visible:outline-2 has-focus-visible:outline-indigo has-focus-visible:outline-offset-3 ${optionClass[option.availability]}`}
          >
            <input
              type="radio"
              name={dimension}
              value={option.value}
              checked={option.selected}
              onChange={() => onPick(option)}
              className="sr-only"
            />
            {words(option)}
            {option.availability !== 'available' && (
              <span className="sr-only">, {option.availability === 'sold-out' ? t.soldOut : t.notMade[dimension]}</span>
            )}
          </label>
        ))}
      </div>
      <p
        id={`${groupId(dimension)}-missing`}
        role="status"
        className="mt-2 hidden font-semibold text-madder group-data-missing:block group-has-checked:hidden!"
      >
        {t.missing[dimension]}
      </p>
      {(some('sold-out') || some('not-made')) && (
        <p aria-hidden="true" className="mt-2 text-muted text-sm">
          {some('sold-out') && t.soldOutNote} {some('not-made') && t.notMadeNote[dimension](rest)}
        </p>
      )}
    </fieldset>
  );
}
