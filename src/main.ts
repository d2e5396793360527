import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

// Keeps what this process writes from other users of the machine.
process.umask(0o077);
// Code that the last start compiled is read, not compiled again; this has to run before the rest is loaded.
enableCompileCache();
const { WEB_CONCURRENCY, WEB_CONCURRENCY_FILE } = process.env;
const maySupervise = cluster.isPrimary && (WEB_CONCURRENCY || WEB_CONCURRENCY_FILE);
const { run } = await (maySupervise ? import('#server/processes.ts') : import('#server/start.ts'));
await run();
