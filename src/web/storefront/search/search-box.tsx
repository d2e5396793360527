import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { maxTermLength } from '../listing/listing-request.ts';
import { useRecentSearches } from './recent-searches.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { toOptions } from './suggestion-options.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** The term in the address. */
  term: string;
  /** Other parameters of the address, kept when the form is submitted without scripts. */
  others: URLSearchParams;
  /** Key of the history entry. */
  historyKey: string;
  /** Whether this field put the term into the address; any other term (back, a link) replaces the text. */
  isOwn: boolean;
  takesFocus: boolean;
  /** Called at each change of the text. */
  onType: (text: string) => void;
  /** Called when a suggested page or product is opened. */
  onLeave: () => void;
  /** Called on submit and when a suggestion is chosen. */
  onSubmit: (term: string) => void;
}

/**
 * An editable combobox with suggestions; without scripts the field of a form. The field is uncontrolled until
 * hydration, so that a text typed before stays.
 */
export function SearchBox({ term, others, historyKey, isOwn, takesFocus, onType, onLeave, onSubmit }: SearchBoxProps) {
  const language = useLanguage();
  const t = useMessages().search;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(term);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** The text to suggest for; undefined while nothing is being typed. */
  const [draft, setDraft] = useState<string>();
  const suggestions = useSuggestions(draft);
  const recent = useRecentSearches() ?? [];
  const options = toOptions(suggestions, draft ?? '', recent, language);
  const isShown = isOpen && options.length > 0;
  const navigate = useNavigate();
  const count = (kind: (typeof options)[number]['kind']) => options.filter((option) => option.kind === kind).length;

  const show = (value: string) => {
    if (input.current && input.current.value !== value) input.current.value = value;
    setText(value);
    setDraft(undefined);
    setActive(-1);
  };
  const type = (value: string) => {
    show(value);
    setDraft(value);
    setOpen(value.trim() !== '');
    onType(value);
  };
  const submit = (value: string) => {
    show(value);
    setOpen(false);
    onSubmit(value.trim());
    // Closes a phone's keyboard over the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };

  const leave = () => {
    setOpen(false);
    onLeave();
  };

  const latest = useRef({ term, isOwn, type, show });
  latest.current = { term, isOwn, type, show };
  const shownEntry = useRef<string>(undefined);
  useEffect(() => {
    const { term, isOwn, type, show } = latest.current;
    const isFirst = shownEntry.current === undefined;
    if (shownEntry.current === historyKey) return;
    shownEntry.current = historyKey;
    const typed = input.current?.value ?? '';
    // Applies a text typed before hydration.
    if (isFirst && typed.trim() !== term) type(typed);
    else if (!isFirst && !isOwn) {
      show(term);
      setOpen(false);
    }
  }, [historyKey]);

  const move = (step: 1 | -1) => {
    setDraft(text);
    setOpen(text.trim() !== '');
    if (options.length === 0) return;
    // The text itself is one more option.
    const optionCount = options.length + 1;
    setActive((current) => ((current + 1 + step + optionCount) % optionCount) - 1);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option?.kind === 'search') submit(option.text);
    else if (option) {
      leave();
      void navigate(option.to);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method handles its own keys.
    if (event.nativeEvent.isComposing) return;
    const isActive = isShown && active >= 0;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) setOpen(event.key === 'ArrowDown' && text.trim() !== '');
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && isActive) {
      event.preventDefault();
      choose(active);
    } else if ((event.key === 'Home' || event.key === 'End') && isActive) {
      event.preventDefault();
      setActive(event.key === 'Home' ? 0 : options.length - 1);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') setActive(-1);
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
        <SuggestionList id={id} options={isShown ? options : []} typed={text} active={active} onChoose={choose} onOpen={leave} />
        <p role="status" className="sr-only">
          {isShown && t.suggestionCount(count('search'), count('page'), count('product'))}
        </p>
      </Form>
    </search>
  );
}
