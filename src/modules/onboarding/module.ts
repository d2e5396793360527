import { defineModule, implementAll } from '#platform/module.ts';
import { onboardingContract, onboardingTag } from './contract.ts';
import { moveOwnShop, operateShop } from './move-shop.ts';

export const onboardingModule = defineModule({
  openApi: { tags: [onboardingTag] },
  handlers: implementAll(onboardingContract, { operateShop, moveOwnShop }),
});
