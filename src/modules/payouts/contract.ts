import { deskContract } from './desk-contract.ts';

export const payoutsContract = { ...deskContract };
