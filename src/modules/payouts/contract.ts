import { deskContract } from './desk-contract.ts';
import { shopContract } from './shop-contract.ts';

export const payoutsContract = { ...deskContract, ...shopContract };
