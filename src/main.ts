import { enableCompileCache } from 'node:module';

// Keeps what this process writes from other users of the machine.
process.umask(0o077);
// What the last start compiled is read, not compiled again; it has to be said before the rest is loaded.
enableCompileCache();
const { run } = await import('#server/start.ts');
await run();
