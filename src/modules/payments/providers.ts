import type { Context } from '#platform/context.ts';
import type { Method } from './contract.ts';
import type { Provider } from './provider.ts';

const made = new WeakMap<object, Provider>();

/** One client for each account; its SDK is loaded when it is first needed. */
async function once(account: object, make: () => Promise<Provider>): Promise<Provider> {
  const known = made.get(account);
  if (known) return known;
  const provider = await make();
  made.set(account, provider);
  return provider;
}

/** The provider behind a method; undefined where the shop has no account with it, and for cash. */
export async function providerOf(ctx: Context, method: string): Promise<Provider | undefined> {
  const { razorpay, stripe } = ctx.payments;
  if (method === 'razorpay' && razorpay)
    return once(razorpay, async () => (await import('./razorpay-provider.ts')).createRazorpay(razorpay));
  if (method === 'stripe' && stripe) return once(stripe, async () => (await import('./stripe-provider.ts')).createStripe(stripe));
  if (method === 'demo' && ctx.operator.demo)
    return once(ctx.secrets, async () => (await import('./demo-provider.ts')).createDemo(ctx.secrets, ctx.operator.publicUrl));
  return undefined;
}

/** What the shop takes, the ones with the least effort for the buyer first. */
export function methodsOf(ctx: Context): Method[] {
  return [
    ...(ctx.payments.razorpay ? (['razorpay'] as const) : []),
    ...(ctx.payments.stripe ? (['stripe'] as const) : []),
    ...(ctx.operator.demo ? (['demo'] as const) : []),
    ...(ctx.payments.codLimitPaise > 0 ? (['cod'] as const) : []),
  ];
}
