import type { Api } from '../../context.ts';

/** Reads a shop of the caller's; another one, and one that does not exist, has no page. */
export async function readShop(api: Api, shop: string) {
  try {
    return (await api.onboarding.getShop({ shop })).data;
  } catch (error) {
    if (error instanceof Response && error.status === 403) throw new Response(null, { status: 404 });
    throw error;
  }
}
