import { useState } from 'react';
import type { Choice, FacetValue } from '#modules/search/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { DownIcon } from '#ui/icons.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Values that are shown before one asks for the others. */
const maxCollapsed = 6;
/** Groups that are open from the start. */
const openByDefault: readonly Choice[] = ['category', 'technique', 'material'];

interface FacetGroupProps {
  choice: Choice;
  values: readonly FacetValue[];
  chosen: readonly string[];
}

/** One thing to choose by, folded until it is wanted. A group with a single value leaves nothing to choose. */
export function FacetGroup({ choice, values, chosen }: FacetGroupProps) {
  const t = useMessages().search;
  const language = useLanguage();
  // Decided once: a group does not close under the hand that takes its last tick away.
  const [isOpen] = useState(openByDefault.includes(choice) || chosen.length > 0);
  if (values.length < 2 && chosen.length === 0) return null;
  const value = ({ value, label, count }: FacetValue) => (
    <li key={value}>
      <label className="flex min-h-10 cursor-pointer items-center gap-3 leading-snug">
        <input
          type="checkbox"
          name={choice}
          value={value}
          defaultChecked={chosen.includes(value)}
          className="size-5 shrink-0 accent-indigo"
        />
        <span className="min-w-0 flex-1 break-words">{inLanguage(label, language)}</span>
        <span className="text-muted text-sm tabular-nums">{count}</span>
      </label>
    </li>
  );
  // What is chosen stays in sight.
  const shown = values.filter((one, index) => index < maxCollapsed || chosen.includes(one.value));
  const others = values.filter((one) => !shown.includes(one));
  return (
    <details open={isOpen} className="group border-line border-b py-2">
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
    </details>
  );
}
