import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SuggestedProduct } from '#modules/search/contract.ts';
import { RecentIcon, SearchIcon } from '#ui/icons.tsx';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { useCurrentPrice } from '../../components/use-current-price.ts';
import { useMessages } from '../../messages.tsx';
import { matchedParts } from './matched-parts.ts';
import { optionKinds, type SuggestionOption } from './suggestion-options.ts';

interface SuggestionListProps {
  /** Prefix of the ids of the list (`…list`) and its options (`…0`, `…1`). */
  id: string;
  /** Empty: the list is hidden. */
  options: readonly SuggestionOption[];
  typed: string;
  /** Index of the active option; -1 for none. */
  active: number;
  /** Called with the index of a search. */
  onChoose: (index: number) => void;
  /** Called when a page or a product is opened. */
  onOpen: () => void;
}

const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 leading-snug hover:bg-sunk aria-selected:bg-sunk aria-selected:shadow-[inset_3px_0_var(--color-indigo)]';

/** The listbox below the field. The focus stays in the field, which refers to the active option. */
export function SuggestionList({ id, options, typed, active, onChoose, onOpen }: SuggestionListProps) {
  const t = useMessages().search;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
    else if (list.current) list.current.scrollTop = 0;
  }, [id, active]);
  const numbered = options.map((option, index) => ({ option, index }));
  const groups = optionKinds.map((kind) => ({ kind, members: numbered.filter(({ option }) => option.kind === kind) }));
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={t.suggestions}
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-layer mt-1.5 max-h-[min(36rem,70dvh)] overflow-y-auto overscroll-contain rounded-sm border border-line bg-raised pb-1.5 shadow-lift"
    >
      {groups.map(
        ({ kind, members }) =>
          members.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className="not-first:border-line not-first:border-t">
              <div id={`${id}${kind}`} role="presentation" className="px-4 pt-2.5 pb-1 text-muted text-sm">
                {t.suggestionGroups[kind]}
              </div>
              {members.map(({ option, index }) => (
                <Option
                  key={`${option.kind} ${option.kind === 'search' ? option.text : option.to}`}
                  id={`${id}${index}`}
                  option={option}
                  typed={typed}
                  isActive={index === active}
                  onChoose={() => (option.kind === 'search' ? onChoose(index) : onOpen())}
                />
              ))}
            </div>
          ),
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SuggestionOption;
  typed: string;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, option, typed, isActive, onChoose }: OptionProps) {
  const t = useMessages().search;
  const attributes = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    // Keeps the focus in the field.
    onPointerDown: (event: MouseEvent) => event.preventDefault(),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
    className: optionClass,
  };
  const words = (
    <span className="min-w-0 break-words">
      <Matched text={option.text} typed={typed} />
    </span>
  );
  switch (option.kind) {
    case 'search':
      return (
        <div {...attributes}>
          {option.isRecent ? <RecentIcon className="size-4 shrink-0 text-muted" /> : <SearchIcon className="size-4 shrink-0 text-muted" />}
          {words}
          {option.isRecent && <span className="sr-only">{t.recentSearch}</span>}
        </div>
      );
    case 'page':
      return (
        <Link to={option.to} draggable={false} {...attributes}>
          {words}
          <span className="ml-auto shrink-0 text-muted text-sm">{t.suggestedPages[option.page.kind]}</span>
        </Link>
      );
    case 'product':
      return (
        <Link to={option.to} draggable={false} {...attributes}>
          <ProductLine product={option.product}>{words}</ProductLine>
        </Link>
      );
  }
}

function ProductLine({ product, children }: { product: SuggestedProduct; children: React.ReactNode }) {
  const t = useMessages().card;
  const price = useCurrentPrice(product.pricing);
  return (
    <>
      <span className={`size-12 shrink-0 overflow-hidden rounded-sm ${product.image ? 'bg-sunk' : 'cloth'}`}>
        {product.image && <Picture picture={{ ...product.image, placeholder: '' }} sizes="48px" decorative className="size-full" />}
      </span>
      <span className="pointer-events-none flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2">{children}</span>{' '}
        <span className="text-sm">
          {product.priceVaries && <span className="text-muted">{t.from[0]}</span>}
          <Price paise={price} className="font-semibold" />
          {product.priceVaries && <span className="text-muted">{t.from[1]}</span>}
          {!product.inStock && <span className="text-muted"> · {t.soldOut}</span>}
        </span>
      </span>
    </>
  );
}

function Matched({ text, typed }: { text: string; typed: string }) {
  return matchedParts(text, typed).map((part, index) =>
    part.matches ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key than their index
      <mark key={index} className="bg-transparent font-semibold text-indigo">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
