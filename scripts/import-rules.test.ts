import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layers, modules } from '../import-rules.config.ts';
import { type BrokenRule, cruiseImports, type ImportGraph } from './cruise-imports.ts';
import { architectureWithGraph, drawModuleGraph } from './draw-module-graph.ts';

const root = join(import.meta.dirname, '..');

/** Files in a temporary folder; the caller removes it. */
function writeTree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'karigari-imports-'));
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return folder;
}

const use = (path: string) => `import { thing } from '${path}';\n\nexport const planted = thing;\n`;
const useType = (path: string) => `import type { thing } from '${path}';\n\nexport type Planted = typeof thing;\n`;

/** One planted violation of each rule: the rule, the file, and what it imports. */
const violations: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['shared', 'src/shared/to-platform.ts', '#platform/log.ts'],
  ['shared', 'src/shared/to-config.ts', '../config.ts'],
  ['platform', 'src/platform/to-module.ts', '#modules/catalog/tables.ts'],
  ['platform', 'src/platform/http/to-config.ts', '#config.ts'],
  ['modules', 'src/modules/search/to-pages.ts', '#web/links.ts'],
  ['modules', 'src/modules/search/to-server.ts', '#server/app.ts'],
  ['contracts-and-rules', 'src/modules/orders/contract.ts', '#platform/log.ts'],
  ['contracts-and-rules', 'src/modules/orders/seller.contract.ts', './tables.ts'],
  ['contracts-and-rules', 'src/modules/orders/refund-rules.ts', '#modules/catalog/tables.ts'],
  ['io-in-contracts-and-rules', 'src/modules/orders/file-rules.ts', 'node:fs'],
  ['pages', 'src/web/account/to-use-case.tsx', '#modules/catalog/tables.ts'],
  ['pages', 'src/web/account/to-platform.tsx', '#platform/log.ts'],
  ['pages', 'src/workplace/to-shop.tsx', '#web/links.ts'],
  ['sql-in-pages', 'src/web/account/to-sql.tsx', 'drizzle-orm'],
  ['surfaces', 'src/web/storefront/to-checkout.tsx', '../checkout/checkout.tsx'],
  ['surfaces', 'src/web/sign-in/to-storefront.tsx', '../storefront/home.tsx'],
  ['ui', 'src/ui/to-links.tsx', '#web/links.ts'],
  ['sql-of-another-module', 'src/modules/orders/to-sql.ts', '#modules/catalog/list-queries.ts'],
  ['sql-of-another-module', 'src/modules/orders/to-more-sql.ts', '#modules/catalog/stock-queries.ts'],
  ['engine-of-search', 'src/modules/search/to-memory.ts', './index/memory/memory-index.ts'],
  ['engine-of-search', 'src/modules/search/to-postgres.ts', './index/postgres/find-matches.ts'],
  ['manifest-of-a-module', 'src/modules/orders/to-manifest.ts', './module.ts'],
  ['manifest-of-a-module', 'src/server/to-manifest.ts', '#modules/catalog/module.ts'],
  ['border', 'src/modules/orders/climbing.ts', '../catalog/tables.ts'],
  ['border', 'src/platform/http/climbing.ts', '../../shared/money.ts'],
  ['module-without-a-row', 'src/modules/unlisted/anything.ts', '#modules/catalog/tables.ts'],
];

/** An import of a module that the row does not name, for every module that has one. */
const forbiddenModules = Object.entries(modules).flatMap(([name, standsOn]) => {
  const other = Object.keys(modules).findLast((each) => each !== name && !standsOn.includes(each));
  return other === undefined ? [] : [[`module-${name}`, `src/modules/${name}/planted.ts`, `#modules/${other}/tables.ts`] as const];
});

const allowed: readonly (readonly [file: string, imports: string])[] = [
  ['src/modules/catalog/first.ts', '#modules/makers/tables.ts'],
  ['src/modules/catalog/second.ts', './list-queries.ts'],
  ['src/modules/catalog/queries.test.ts', '#modules/orders/tables.ts'],
  ['src/modules/orders/coupon.contract.ts', '#modules/catalog/contract.ts'],
  ['src/web/storefront/first.tsx', '#modules/catalog/contract.ts'],
  ['src/web/storefront/second.tsx', '../components/price.tsx'],
  ['src/web/storefront/third.tsx', '#ui/button.tsx'],
  ['src/modules/search/index/open-index.ts', '#modules/search/index/memory/memory-index.ts'],
  ['src/modules.ts', '#modules/catalog/module.ts'],
];

const targets = [
  ...Object.keys(modules).map((name) => `src/modules/${name}/tables.ts`),
  'src/modules/catalog/contract.ts',
  'src/modules/catalog/module.ts',
  'src/modules/catalog/list-queries.ts',
  'src/modules/catalog/stock-queries.ts',
  'src/modules/orders/module.ts',
  'src/modules/search/index/memory/memory-index.ts',
  'src/modules/search/index/postgres/find-matches.ts',
  'src/platform/log.ts',
  'src/shared/money.ts',
  'src/config.ts',
  'src/server/app.ts',
  'src/ui/button.tsx',
  'src/web/checkout/checkout.tsx',
  'src/web/components/price.tsx',
  'src/web/links.ts',
  'src/web/storefront/home.tsx',
];

let planted: string;
let broken: readonly BrokenRule[];
let repository: ImportGraph;
beforeAll(async () => {
  const files = [...violations, ...forbiddenModules].map(([, file, imports]) => [file, use(imports)] as const);
  planted = writeTree({
    'package.json': JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }),
    ...Object.fromEntries(targets.map((file) => [file, 'export const thing = 1;\n'])),
    ...Object.fromEntries(files),
    ...Object.fromEntries(allowed.map(([file, imports]) => [file, use(imports)])),
    'src/shared/to-platform-type.ts': useType('#platform/log.ts'),
  });
  broken = (await cruiseImports(planted)).brokenRules;
  repository = await cruiseImports(root);
}, 120_000);
afterAll(() => rmSync(planted, { recursive: true, force: true }));

describe('the import rules', () => {
  test.each([...violations, ...forbiddenModules])('%s refuses %s → %s', (rule, file) => {
    expect(broken.filter(({ from }) => from === file).map((each) => each.rule)).toContain(rule);
  });

  test('refuse the import of a type like any other', () => {
    expect(broken.filter(({ from }) => from === 'src/shared/to-platform-type.ts')).toHaveLength(1);
  });

  test('let pass what is allowed', () => {
    const files = allowed.map(([file]) => file);
    expect(broken.filter(({ from }) => files.includes(from))).toEqual([]);
  });

  test('each have a planted violation', () => {
    const names = new Set([...violations, ...forbiddenModules].map(([rule]) => rule));
    expect(layers.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(modules).filter((name) => !names.has(`module-${name}`))).toEqual([]);
  });

  test('name each module once, above what it stands on', () => {
    const folders = readdirSync(join(root, 'src/modules'));
    expect(Object.keys(modules).sort()).toEqual(folders.sort());
    const above = new Set<string>();
    for (const [name, standsOn] of Object.entries(modules)) {
      expect([name, standsOn.filter((each) => !above.has(each))]).toEqual([name, []]);
      above.add(name);
    }
  });

  test('are kept by the repository', () => {
    expect(repository.brokenRules).toEqual([]);
  });
});

test('docs/architecture.md shows the graph of the modules as it is', () => {
  expect(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).toBe(architectureWithGraph(repository));
});

test('the graph leaves out arrows that a longer way tells', () => {
  const imports = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['c'])],
    ['c', new Set<string>()],
  ]);
  expect(drawModuleGraph(imports)).toBe('```mermaid\nflowchart TB\n  a --> b\n  b --> c\n  c\n```\n');
});

/** Lints these files with the project's configuration and returns the printed report. */
function lint(files: Record<string, string>): string {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const folder = writeTree({ ...files, 'biome.json': JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }) });
  try {
    const options = ['lint', '--colors=off', '--max-diagnostics=none', '.'];
    const run = spawnSync(join(root, 'node_modules/.bin/biome'), options, { cwd: folder, encoding: 'utf8' });
    return `${run.stdout}${run.stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the linter refuses other file names, barrels, console.log and import cycles', () => {
  const said = lint({
    'src/modules/orders/placeOrder.ts': 'export const planted = 1;\n',
    'src/modules/orders/barrel.ts': "export * from './tables.ts';\n",
    'src/modules/orders/printing.ts': "console.log('here');\n",
    'src/modules/orders/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b();\n",
    'src/modules/orders/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a();\n",
  });
  for (const rule of ['useFilenamingConvention', 'noBarrelFile', 'noConsole', 'noImportCycles']) expect(said).toContain(rule);
});
