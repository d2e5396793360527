import { useEffect, useRef } from 'react';
import { SearchIcon } from '#ui/icons.tsx';
import { useMessages } from '../../messages.tsx';
import { matchedParts } from './matched-parts.ts';

interface SuggestionListProps {
  /** Prefix of the ids of the list (`…list`) and its options (`…0`, `…1`). */
  id: string;
  /** Empty: the list is hidden. */
  suggestions: readonly string[];
  typed: string;
  /** Index of the active option; -1 for none. */
  active: number;
  onChoose: (suggestion: string) => void;
}

/** The listbox below the field. The focus stays in the field, which refers to the active option. */
export function SuggestionList({ id, suggestions, typed, active, onChoose }: SuggestionListProps) {
  const t = useMessages().search;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.children[active];
    if (option instanceof HTMLElement && list.current) {
      const { offsetTop, offsetHeight } = option;
      const { scrollTop, clientHeight } = list.current;
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) list.current.scrollTop = offsetTop;
    }
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={t.suggestions}
      hidden={suggestions.length === 0}
      className="absolute inset-x-0 top-full z-layer mt-1.5 max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain rounded-sm border border-line bg-raised py-1.5 shadow-lift"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, where the focus is
        <div
          key={suggestion}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 leading-snug hover:bg-sunk aria-selected:bg-sunk aria-selected:shadow-[inset_3px_0_var(--color-indigo)]"
        >
          <SearchIcon className="size-4 text-muted" />
          <span className="min-w-0 break-words">
            {matchedParts(suggestion, typed).map((part, index) =>
              part.matches ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key than their index
                <mark key={index} className="bg-transparent font-semibold text-indigo">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
