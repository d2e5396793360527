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

/** Keeps markup in this process as long as its owner is alive. */
export const cacheMarkup: CacheMarkup = (owner, key, render) => {
  const parts = markup.get(owner) ?? new Map<string, string>();
  markup.set(owner, parts);
  const known = parts.get(key);
  if (known !== undefined) return known;
  const made = renderToString(withContexts(render()));
  parts.set(key, made);
  return made;
};
