import { useState } from 'react';
import type { Choice, FacetValue } from '#modules/search/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { DownIcon } from '#ui/icons.tsx';
import { useMarkupOf } from '../../hydration/cached-markup.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Values shown before the group is expanded. */
const maxCollapsed = 6;
/** Groups that are open initially. */
const openByDefault: readonly Choice[] = ['category', 'technique', 'material'];

interface FacetGroupProps {
  choice: Choice;
  values: readonly FacetValue[];
  selected: readonly string[];
}

/** One facet, collapsed unless common or in use. A facet with a single value is hidden. */
export function FacetGroup({ choice, values, selected }: FacetGroupProps) {
  const language = useLanguage();
  // Decided once, so that a group stays open when its last value is unchecked.
  const [isOpen] = useState(openByDefault.includes(choice) || selected.length > 0);
  const content = useMarkupOf(
    'facet',
    () => [choice, values, selected, language],
    () => <FacetContent {...{ choice, values, selected }} />,
  );
  if (values.length < 2 && selected.length === 0) return null;
  return <details open={isOpen} className="group border-line border-b py-2" {...content} />;
}

function FacetContent({ choice, values, selected }: FacetGroupProps) {
  const language = useLanguage();
  const t = useMessages().search;
  const value = ({ value, label, count }: FacetValue) => (
    <li key={value}>
      <label className="flex min-h-10 cursor-pointer items-center gap-3 leading-snug">
        <input
          type="checkbox"
          name={choice}
          value={value}
          defaultChecked={selected.includes(value)}
          className="size-5 shrink-0 accent-indigo"
        />
        <span className="min-w-0 flex-1 break-words">{inLanguage(label, language)}</span>
        <span className="text-muted text-sm tabular-nums">{count}</span>
      </label>
    </li>
  );
  // Selected values stay visible.
  const shown = values.filter((one, index) => index < maxCollapsed || selected.includes(one.value));
  const others = values.filter((one) => !shown.includes(one));
  return (
    <>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {t.choices[choice]}
        <DownIcon className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul aria-label={t.choices[choice]} className="pb-2">
        {shown.map(value)}
      </ul>
      {others.length > 0 && (
        <details className="pb-2">
          <summary className="flex min-h-10 cursor-pointer list-none items-center text-sm underline decoration-line-strong underline-offset-4 [&::-webkit-details-marker]:hidden">
            {t.moreValues(others.length)}
          </summary>
          <ul aria-label={t.choices[choice]}>{others.map(value)}</ul>
        </details>
      )}
    </>
  );
}
