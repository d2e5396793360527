/**
 * Puts a brotli twin beside every built text file, at the highest setting: it is
 * done once and served for as long as the build lives.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const build = join(import.meta.dirname, '../build');
const files = ['client', 'workplace/client'].flatMap((directory) =>
  readdirSync(join(build, directory), { recursive: true, withFileTypes: true }),
);
for (const entry of files) {
  if (!entry.isFile() || !['.js', '.css', '.svg', '.json', '.txt', '.html', '.webmanifest'].includes(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const body = readFileSync(path);
  const twin = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  if (twin.length < body.length) writeFileSync(`${path}.br`, twin);
}
