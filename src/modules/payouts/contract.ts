import { deskContract } from './desk-contract.ts';
import { shopContract } from './shop-contract.ts';
import { taxContract } from './tax-contract.ts';

export const payoutsContract = { ...deskContract, ...shopContract, ...taxContract };
