import type { Context } from '#platform/context.ts';
import type { Method } from './contract.ts';
import type { Provider } from './provider.ts';

const clients = new WeakMap<object, Provider>();

/** Caches one client for each account; its SDK is loaded on first use. */
async function cachedClient(account: object, make: () => Promise<Provider>): Promise<Provider> {
  const known = clients.get(account);
  if (known) return known;
  const provider = await make();
  clients.set(account, provider);
  return provider;
}

/** Gives the provider behind a method; undefined without an account at it, and for cash. */
export async function providerOf(ctx: Context, method: string): Promise<Provider | undefined> {
  const { razorpay, stripe } = ctx.app.payments;
  if (method === 'razorpay' && razorpay)
    return cachedClient(razorpay, async () => (await import('./razorpay-provider.ts')).createRazorpayProvider(razorpay));
  if (method === 'stripe' && stripe)
    return cachedClient(stripe, async () => (await import('./stripe-provider.ts')).createStripeProvider(stripe));
  if (method === 'demo' && ctx.app.operator.demo)
    return cachedClient(ctx.secrets, async () =>
      (await import('./demo-provider.ts')).createDemoProvider(ctx.secrets, ctx.app.operator.publicUrl),
    );
  return undefined;
}

/** Lists the enabled methods, those with the least effort for the buyer first. */
export function enabledMethods(ctx: Context): Method[] {
  return [
    ...(ctx.app.payments.razorpay ? (['razorpay'] as const) : []),
    ...(ctx.app.payments.stripe ? (['stripe'] as const) : []),
    ...(ctx.app.operator.demo ? (['demo'] as const) : []),
    ...(ctx.app.payments.codLimitPaise > 0 ? (['cod'] as const) : []),
  ];
}
