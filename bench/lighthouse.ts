/**
 * `npm run lighthouse`: what Lighthouse says of the shop on a phone.
 *
 * npm run lighthouse -- [--url http://localhost:3000] [--runs 3] [path…]
 *
 * Without --url the built site is started on a fresh demo shop. Ends with 1 when a
 * page falls short of what is wanted of its kind.
 */
import { parseArgs } from 'node:util';
import { measurePages } from './pages.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, runs: { type: 'string', default: '3' }, port: { type: 'string', default: '3988' } },
});
const isGood = await measurePages({
  url: options.url,
  port: options.port,
  runs: Math.max(1, Number(options.runs) || 3),
  paths: positionals,
});
if (!isGood) process.exitCode = 1;
