import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { maxTermLength } from './search-params.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** The term that the address has. */
  term: string;
  /** What else the address has; it stays when the form is sent without scripts. */
  others: URLSearchParams;
  /** Names the entry of the history. */
  place: string;
  /** Whether this box brought the term into the address. Any other term (back, a link) is taken over. */
  isOwn: boolean;
  takesFocus: boolean;
  /** Each change of the text, at once. */
  onType: (text: string) => void;
  /** The text is sent off, or a suggestion chosen. */
  onSubmit: (term: string) => void;
}

/**
 * The box and its suggestions: an editable combobox with a list. Without scripts it is the field of a form.
 * The field keeps its own text, so that what is typed before the scripts arrive stays.
 */
export function SearchBox({ term, others, place, isOwn, takesFocus, onType, onSubmit }: SearchBoxProps) {
  const language = useLanguage();
  const t = useMessages().search;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(term);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** What suggestions are for; undefined for a term that nobody is typing at. */
  const [begun, setBegun] = useState<string>();
  const suggestions = useSuggestions(begun);
  const isShown = isOpen && suggestions.length > 0;

  const show = (value: string) => {
    if (input.current && input.current.value !== value) input.current.value = value;
    setText(value);
    setBegun(undefined);
    setActive(-1);
  };
  const type = (value: string) => {
    show(value);
    setBegun(value);
    setOpen(value.trim() !== '');
    onType(value);
  };
  const submit = (value: string) => {
    show(value);
    setOpen(false);
    onSubmit(value.trim());
    // The keyboard of a phone makes room for what was found.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };

  const latest = useRef({ term, isOwn, type, show });
  latest.current = { term, isOwn, type, show };
  const shownPlace = useRef<string>(undefined);
  useEffect(() => {
    const { term, isOwn, type, show } = latest.current;
    const isFirst = shownPlace.current === undefined;
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    const typed = input.current?.value ?? '';
    // Typed before the scripts were there.
    if (isFirst && typed.trim() !== term) type(typed);
    else if (!isFirst && !isOwn) {
      show(term);
      setOpen(false);
    }
  }, [place]);

  const move = (step: 1 | -1) => {
    setBegun(text);
    setOpen(text.trim() !== '');
    if (suggestions.length === 0) return;
    // One place more than there are suggestions: the text itself.
    const places = suggestions.length + 1;
    setActive((current) => ((current + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method belong to it.
    if (event.nativeEvent.isComposing) return;
    const chosen = isShown ? suggestions[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) setOpen(event.key === 'ArrowDown' && text.trim() !== '');
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      submit(chosen);
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActive(-1);
  };

  return (
    <search>
      <Form
        method="get"
        action={links(language).search()}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          submit(input.current?.value ?? '');
        }}
      >
        {[...others].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="flex h-13 items-center rounded-sm border border-line-strong bg-raised focus-within:border-indigo focus-within:outline-2 focus-within:outline-indigo">
          <label htmlFor={`${id}box`} className="sr-only">
            {t.box}
          </label>
          <input
            ref={input}
            id={`${id}box`}
            type="search"
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}list`}
            aria-activedescendant={isShown && active >= 0 ? `${id}${active}` : undefined}
            // biome-ignore lint/a11y/noAutofocus: the page is a search box, and one comes here to type
            autoFocus={takesFocus}
            defaultValue={term}
            placeholder={t.placeholder}
            maxLength={maxTermLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            className="h-full min-w-0 flex-1 bg-transparent pl-4 text-lg outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          />
          {text !== '' && (
            <button
              type="button"
              data-needs-script
              aria-label={t.emptyBox}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
              className="target inline-flex items-center justify-center text-muted hover:text-ink"
            >
              <CloseIcon className="size-5" />
            </button>
          )}
          <button
            type="submit"
            aria-label={t.submit}
            className="mr-1 inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-sm bg-indigo px-3 font-semibold text-on-indigo transition-colors hover:bg-indigo-deep sm:px-5"
          >
            <SearchIcon className="size-5 sm:hidden" />
            <span className="max-sm:hidden">{t.submit}</span>
          </button>
        </div>
        <SuggestionList id={id} suggestions={isShown ? suggestions : []} typed={text} active={active} onChoose={submit} />
      </Form>
    </search>
  );
}
