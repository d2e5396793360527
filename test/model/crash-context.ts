import { readConfig } from '#config.ts';
import type { Context } from '#platform/context.ts';
import { createLog } from '#platform/log.ts';
import { openServices } from '../../src/server/services.ts';

const secret = 'only-for-tests-only-for-tests-only';

/** Opens the services of the shop whose processes are killed, without its server. */
export async function openContext(env: Record<string, string>): Promise<{ ctx: Context; close: () => Promise<void> }> {
  const config = readConfig({ NODE_ENV: 'test', AUTH_SECRET: secret, RATES_URL: 'off', ...env });
  const services = await openServices(config, createLog('silent'), { work: false });
  return { ctx: services.contextOf('crashes'), close: () => services.close() };
}

export async function withContext<T>(env: Record<string, string>, work: (ctx: Context) => Promise<T>): Promise<T> {
  const { ctx, close } = await openContext(env);
  try {
    return await work(ctx);
  } finally {
    await close();
  }
}
