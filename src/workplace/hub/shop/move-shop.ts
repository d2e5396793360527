import { formAction } from '../../parts/forms/form-action.ts';

/** Takes a step of the owner of a shop. */
export const moveShop = formAction(async ({ api, form, params, to, url }) => {
  const shop = params.shop ?? '';
  await api.onboarding.moveOwnShop({ shop, event: form.event as 'submit' });
  return url.pathname.endsWith('/setup') ? to.shopSetup(shop) : to.myShop(shop);
});
