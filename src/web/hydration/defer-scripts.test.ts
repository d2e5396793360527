import { expect, onTestFinished, test, vi } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>seen</p>
<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"en.home":route1};

import("/assets/entry.js");</script></body></html>`;

test('removes preloads and the module script from the page', () => {
  const html = deferScripts(page).join('');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<script nonce="n">');
});

test('starts once, and hands the route modules over in order', async () => {
  const script = /<script nonce="n">([\s\S]*)<\/script>/.exec(deferScripts(page).join(''))?.[1] ?? '';
  const listeners = new Map<string, () => void>();
  const imported: string[] = [];
  const preloaded: string[] = [];
  const shop: { __reactRouterRouteModules?: Record<string, unknown> } = {};
  const load = (href: string) => {
    imported.push(href);
    return Promise.resolve(`module of ${href}`);
  };
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  const run = new Function('window', 'document', 'addEventListener', 'removeEventListener', 'load', script.replaceAll('import(', 'load('));
  run(
    shop,
    { createElement: () => ({}), head: { append: ({ href }: { href: string }) => preloaded.push(href) } },
    (type: string, start: () => void) => listeners.set(type, start),
    (type: string) => listeners.delete(type),
    load,
  );
  expect([...listeners.keys()]).toEqual(['load', 'pointerdown', 'keydown', 'touchstart']);
  expect(imported).toEqual([]);
  listeners.get('load')?.();
  expect(imported).toEqual([]);
  for (const frame of frames) frame();
  await expect.poll(() => preloaded).toEqual(['/assets/a.js']);
  listeners.get('keydown')?.();
  expect(listeners.size).toBe(0);
  const inOrder = ['/assets/a.js', '/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js'];
  await expect.poll(() => imported).toEqual(inOrder);
  expect(shop.__reactRouterRouteModules).toEqual({ root: 'module of /assets/root.js', 'en.home': 'module of /assets/home.js' });
});

test('waits for the first paint where the browser reports paints', async () => {
  const script = /<script nonce="n">([\s\S]*)<\/script>/.exec(deferScripts(page).join(''))?.[1] ?? '';
  const imported: string[] = [];
  const load = async (href: string) => void imported.push(href);
  let paint = () => {};
  class Paints {
    static supportedEntryTypes = ['paint'];
    observe = () => {};
    disconnect = () => {};
    constructor(told: () => void) {
      paint = told;
    }
  }
  vi.stubGlobal('PerformanceObserver', Paints);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
  onTestFinished(() => void vi.unstubAllGlobals());
  const nothing = () => {};
  const hasLoaded = (type: string, seen: () => void) => type === 'load' && seen();
  const document = { createElement: () => ({}), head: { append: nothing } };
  const run = new Function('window', 'document', 'addEventListener', 'removeEventListener', 'load', script.replaceAll('import(', 'load('));
  run({}, document, hasLoaded, nothing, load);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(imported).toEqual([]);
  paint();
  await expect.poll(() => imported).toContain('/assets/entry.js');
});

test('evaluates one module per task', async () => {
  const script = /<script nonce="n">([\s\S]*)<\/script>/.exec(deferScripts(page).join(''))?.[1] ?? '';
  const happened: string[] = [];
  const load = async (href: string) => void happened.push(href);
  const yields = { yield: async () => void happened.push('another turn') };
  const nothing = () => {};
  const document = { createElement: () => ({}), head: { append: nothing } };
  const begin = (type: string, start: () => void) => type === 'keydown' && queueMicrotask(start);
  const run = new Function(
    'window',
    'scheduler',
    'document',
    'addEventListener',
    'removeEventListener',
    'load',
    script.replaceAll('import(', 'load('),
  );
  run({ scheduler: yields }, yields, document, begin, nothing, load);
  const turns = ['/assets/a.js', '/assets/manifest.js', '/assets/root.js', '/assets/home.js'].flatMap((href) => [href, 'another turn']);
  await expect.poll(() => happened).toEqual([...turns, '/assets/entry.js']);
});

test('starts after four seconds when a picture hangs', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const script = /<script nonce="n">([\s\S]*)<\/script>/.exec(deferScripts(page).join(''))?.[1] ?? '';
  const imported: string[] = [];
  const load = (href: string) => {
    imported.push(href);
    return new Promise(() => {});
  };
  const nothing = () => {};
  const document = { createElement: () => ({}), head: { append: nothing } };
  const run = new Function('window', 'document', 'addEventListener', 'removeEventListener', 'load', script.replaceAll('import(', 'load('));
  run({}, document, nothing, nothing, load);
  vi.advanceTimersByTime(3_000);
  expect(imported).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(imported).toEqual(['/assets/a.js']);
});

test('leaves a page without modules unchanged', () => {
  expect(deferScripts('<p>no scripts</p>')).toEqual(['<p>no scripts</p>']);
});
