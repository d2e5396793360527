import { createContext, type ReactNode, use } from 'react';

/**
 * Renders a part of a page once for each `owner` and `key`, and repeats its markup afterwards. Markup goes
 * with its owner: the data that the part is made of. Without an owner the key says all that the part is made
 * of, and the markup that was asked for last stays.
 */
export type CacheMarkup = (owner: object | undefined, key: string, render: () => ReactNode) => string;

/** Set on the server alone. */
export const CacheMarkupContext = createContext<CacheMarkup | undefined>(undefined);

/** Properties of an element that give its content. */
export type MarkupProps = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element that is the same on many pages, as the element's properties. The browser renders
 * it as any other: it compares what it renders with the document, not with how that was written. Nothing in
 * it may use `useId`, or depend on more than `owner` and `key`. It is the last hook of its component: React
 * forgets whose hooks it is at while it renders the content.
 * @param key undefined where the content is this page's own
 */
export function useCachedMarkup(owner: object | undefined, key: string | undefined, render: () => ReactNode): MarkupProps {
  const keep = use(CacheMarkupContext);
  return keep && key !== undefined ? { dangerouslySetInnerHTML: { __html: keep(owner, key, render) } } : { children: render() };
}

/**
 * The content of an element that `facts` say all of, as the element's properties. It is never stale, since
 * other facts are another content. The browser has none of this code: it renders the content.
 * @param name tells kinds of contents apart
 * @param facts what the content is made of, which JSON has words for; the language is one of them
 */
export const useMarkupOf: (name: string, facts: () => readonly unknown[], render: () => ReactNode) => MarkupProps = import.meta.env.SSR
  ? useRenderedMarkup
  : (_name, _facts, render) => ({ children: render() });

function useRenderedMarkup(name: string, facts: () => readonly unknown[], render: () => ReactNode): MarkupProps {
  return useCachedMarkup(undefined, `${name} ${JSON.stringify(facts())}`, render);
}
