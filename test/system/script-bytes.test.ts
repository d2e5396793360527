import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildOnce } from '../support/server-process.ts';

interface Module {
  module: string;
  imports: string[];
}

interface Manifest {
  entry: Module;
  routes: Record<string, Module>;
}

const client = join(import.meta.dirname, '../../build/client');
let manifest: Manifest;
let manifestFile: string;
beforeAll(() => {
  buildOnce();
  manifestFile = `/assets/${readdirSync(join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name) && statSync(join(client, 'assets', name)).size > 0)}`;
  const code = readFileSync(join(client, manifestFile), 'utf8');
  manifest = JSON.parse(code.slice(code.indexOf('=') + 1).replace(/;\s*$/, ''));
}, 240_000);

/** Bytes of all scripts that a page names, as they are sent; the words of its language come on top. */
function scriptBytes(route: string): number {
  const pageModules = [manifest.entry, manifest.routes.root, manifest.routes[route]] as Module[];
  const files = new Set([manifestFile, ...pageModules.flatMap(({ module, imports }) => [module, ...imports])]);
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0);
}

// Allows a kilobyte beyond what is reached. A feature that needs more says so here, or comes when opened.
test.each([
  ['en.home', 127],
  ['en.category', 132],
  // The days on the way follow the operator’s zones, the calendar of the shop and its full months.
  ['en.product', 133],
  ['en.search', 135],
  // A parcel says that its shop is on holiday.
  ['en.cart', 129],
])('the scripts of %s take at most %d KB, brotli', (route, kilobytes) => {
  expect(scriptBytes(route)).toBeLessThanOrEqual(kilobytes * 1024);
});
