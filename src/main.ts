import { enableCompileCache } from 'node:module';

// What the last start compiled is read, not compiled again; it has to be said before the rest is loaded.
enableCompileCache();
const { run } = await import('./start.ts');
await run();
