import { accessories } from './products/accessories.ts';
import { apparel } from './products/apparel.ts';
import { fabrics } from './products/fabrics.ts';
import { homeDecor } from './products/home-decor.ts';
import { homeware } from './products/homeware.ts';
import { jewelry } from './products/jewelry.ts';
import { kidsAndBaby } from './products/kids-and-baby.ts';
import { kitchenAndDining } from './products/kitchen-and-dining.ts';
import { utilityAndMiscellaneous } from './products/utility-and-miscellaneous.ts';
import type { DemoProduct } from './types.ts';

export const products: DemoProduct[] = [
  ...homeDecor,
  ...kitchenAndDining,
  ...jewelry,
  ...fabrics,
  ...apparel,
  ...homeware,
  ...kidsAndBaby,
  ...accessories,
  ...utilityAndMiscellaneous,
];
