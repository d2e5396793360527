import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What the project's linter says of these files, in a folder of their own. */
function lint(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'karigari-lint-'));
  try {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    const run = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--colors=off', '--max-diagnostics=none', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return `${run.stdout}${run.stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const use = (path: string) => `import { thing } from '${path}';\n\nexport const planted = thing;\n`;

/** One planted violation a rule: where it stands, what it imports, and the words that must answer. */
const violations: [rule: string, file: string, imports: string, words: string][] = [
  ['shared imports nothing of ours', 'src/shared/planted.ts', '#platform/log.ts', 'shared/ imports nothing of ours'],
  ['shared does not climb out', 'src/shared/planted.ts', '../config.ts', 'shared/ imports nothing of ours'],
  ['platform imports only shared', 'src/platform/planted.ts', '#modules/catalog/tables.ts', 'platform/ imports only shared/'],
  ['platform does not read the configuration', 'src/platform/http/planted.ts', '#config.ts', 'platform/ imports only shared/'],
  ['a module leaves other modules’ SQL alone', 'src/modules/orders/planted.ts', '#modules/catalog/queries.ts', 'SQL is its own'],
  ['catalog too', 'src/modules/catalog/planted.ts', '#modules/makers/queries.ts', 'SQL is its own'],
  ['makers too', 'src/modules/makers/planted.ts', '#modules/media/queries.ts', 'SQL is its own'],
  ['a module does not climb out', 'src/modules/orders/planted.ts', '../catalog/tables.ts', 'cross the border'],
  ['a module does not know pages', 'src/modules/search/planted.ts', '#web/links.ts', 'A module imports'],
  ['a module does not know the app', 'src/modules/search/planted.ts', '#app.ts', 'A module imports'],
  ['media stands at the bottom', 'src/modules/media/planted.ts', '#modules/catalog/tables.ts', 'bottom of the module graph'],
  ['makers do not know products', 'src/modules/makers/planted.ts', '#modules/catalog/tables.ts', 'accounts and media alone'],
  ['a profile photo does not know orders', 'src/modules/profile-photo/planted.ts', '#modules/orders/tables.ts', 'accounts and media alone'],
  ['catalog does not know orders', 'src/modules/catalog/planted.ts', '#modules/orders/tables.ts', 'travels as a job'],
  ['wishlist knows nobody above it', 'src/modules/wishlist/planted.ts', '#modules/support/tables.ts', 'catalog and accounts alone'],
  ['audit knows nobody above it', 'src/modules/audit/planted.ts', '#modules/orders/tables.ts', 'accounts and notifications alone'],
  [
    'recommendations know nobody above them',
    'src/modules/recommendations/planted.ts',
    '#modules/cart/tables.ts',
    'orders, catalog and accounts alone',
  ],
  ['payments do not know orders', 'src/modules/payments/planted.ts', '#modules/orders/confirm-order.ts', 'ledger and notifications alone'],
  ['only the app imports handlers', 'src/modules/orders/planted.ts', './handlers.ts', 'Only app.ts imports handlers'],
  ['main is not the app', 'src/main-planted.ts', './modules/catalog/handlers.ts', 'Only app.ts imports handlers'],
  ['a contract does no I/O', 'src/modules/orders/contract.ts', '#platform/log.ts', 'do no I/O'],
  ['a contract knows no tables', 'src/modules/orders/contract.ts', './tables.ts', 'do no I/O'],
  ['rules do no I/O', 'src/modules/orders/refund-rules.ts', 'node:fs', 'do no I/O'],
  ['rules do not reach another module’s rows', 'src/modules/orders/refund-rules.ts', '#modules/catalog/tables.ts', 'do no I/O'],
  ['pages go through the api', 'src/web/account/planted.tsx', '#modules/catalog/get-product.ts', 'through the api'],
  ['pages do not touch the server kit', 'src/web/account/planted.tsx', '#platform/log.ts', 'through the api'],
  ['pages do not query', 'src/web/account/planted.tsx', 'drizzle-orm', 'do not touch the server kit'],
  ['surfaces never import each other', 'src/web/storefront/planted.tsx', '../checkout/form.tsx', 'Surfaces never import each other'],
  ['neither does signing in', 'src/web/sign-in/planted.tsx', '../storefront/home.tsx', 'Surfaces never import each other'],
  ['primitives import nothing of ours', 'src/ui/planted.tsx', '#web/links.ts', 'ui/ imports nothing of ours'],
];

test.each(violations)('%s', (_rule, file, imports, words) => {
  expect(lint({ [file]: use(imports) })).toContain(words);
});

test('what is allowed passes', () => {
  const allowed: [string, string][] = [
    ['src/modules/catalog/first.ts', '#modules/makers/tables.ts'],
    ['src/modules/catalog/second.ts', './queries.ts'],
    ['src/modules/orders/contract.ts', '#modules/catalog/contract.ts'],
    ['src/web/storefront/first.tsx', '#modules/catalog/contract.ts'],
    ['src/web/storefront/second.tsx', '../components/price.tsx'],
    ['src/server/app.ts', '#modules/catalog/handlers.ts'],
  ];
  expect(lint(Object.fromEntries(allowed.map(([file, imports]) => [file, use(imports)])))).not.toContain('noRestrictedImports');
});

test('file names are kebab-case, barrels and console.log are refused', () => {
  expect(lint({ 'src/modules/orders/placeOrder.ts': 'export const planted = 1;\n' })).toContain('useFilenamingConvention');
  expect(lint({ 'src/modules/orders/planted.ts': "export * from './tables.ts';\n" })).toContain('noBarrelFile');
  expect(lint({ 'src/modules/orders/planted.ts': "console.log('here');\n" })).toContain('noConsole');
});

test('import cycles are refused', () => {
  const said = lint({
    'src/modules/orders/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b();\n",
    'src/modules/orders/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a();\n",
  });
  expect(said).toContain('noImportCycles');
});
