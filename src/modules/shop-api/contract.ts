import { keyContract } from './key-contract.ts';
import { webhookContract } from './webhook-contract.ts';

export const shopApiContract = { ...keyContract, ...webhookContract };
