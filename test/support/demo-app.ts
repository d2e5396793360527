import { seedDemoShop } from '../../demo/seed.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { Template } from './test-databases.ts';

let seeded: Promise<Template> | undefined;

/** Filled once a process. */
async function seededTemplate(): Promise<Template> {
  const app = await openTestApp();
  await seedDemoShop(app.services);
  // On the server only a database without connections can be copied; the embedded
  // one has to stay open for it.
  if (typeof app.copy === 'string') await app.close();
  return app.copy;
}

/** Opens a shop of its own, filled as the demo shop is; close it in `afterAll`. */
export async function openDemoApp(env: Record<string, string> = {}): Promise<TestApp> {
  seeded ??= seededTemplate();
  return openTestApp(env, undefined, undefined, await seeded);
}
