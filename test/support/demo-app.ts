import { seedDemoShop } from '../../demo/seed.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { makeTemplate } from './test-databases.ts';

/** Opens a shop of its own, filled as the demo shop is; close it in `afterAll`. */
export async function openDemoApp(env: Record<string, string> = {}): Promise<TestApp> {
  const filled = await makeTemplate('demo', async () => {
    const app = await openTestApp();
    await seedDemoShop(app.services);
    await app.keepAs('demo', app.close);
  });
  return openTestApp(env, undefined, undefined, filled);
}
