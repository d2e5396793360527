import { LRUCache } from 'lru-cache';
import { type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
} from 'react-router';
import { LanguageContext } from '../messages.tsx';
import type { CacheMarkup } from './cached-markup.ts';

/** Contexts that links and words read: a rendering within another starts without them. */
const contexts = [
  LanguageContext,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
] as readonly React.Context<unknown>[];

function withContexts(node: ReactNode): ReactNode {
  let wrapped = node;
  for (const Context of contexts) wrapped = <Context value={use(Context)}>{wrapped}</Context>;
  return wrapped;
}

const markup = new WeakMap<object, Map<string, string>>();

/** Bytes of markup without an owner: the cards of some thousand products. */
const maxBytes = 12 * 1024 * 1024;
const bytesOf = (text: string) => text.length * 2;
const unowned = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (made, key) => bytesOf(made) + bytesOf(key) + 100 });

function partsOf(owner: object): Map<string, string> {
  const parts = markup.get(owner) ?? new Map<string, string>();
  markup.set(owner, parts);
  return parts;
}

/** Keeps markup in this process as long as its owner is alive, and without one within its bytes. */
export const cacheMarkup: CacheMarkup = (owner, key, render) => {
  const parts = owner ? partsOf(owner) : unowned;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const made = renderToString(withContexts(render()));
  parts.set(key, made);
  return made;
};
