import { buyersCartContract } from './contract.ts';
import { shopCouponsContract } from './shop-coupons-contract.ts';

export const cartContract = { ...buyersCartContract, ...shopCouponsContract };
