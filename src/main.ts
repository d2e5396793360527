import { enableCompileCache } from 'node:module';

// Keeps what this process writes from other users of the machine.
process.umask(0o077);
// Code that the last start compiled is read, not compiled again; this has to run before the rest is loaded.
enableCompileCache();
const { run } = await import('#server/start.ts');
await run();
