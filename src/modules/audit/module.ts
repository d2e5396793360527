import { defineModule, implementAll } from '#platform/module.ts';
import { auditContract } from './contract.ts';
import { auditPersonalData, listOwnEvents } from './list-own-events.ts';
import { pruneChainJob, verifyChainJob } from './verify-chain-jobs.ts';

export const auditModule = defineModule({
  handlers: implementAll(auditContract, {
    listSecurityEvents: listOwnEvents,
  }),
  jobs: [verifyChainJob, pruneChainJob],
  personalData: auditPersonalData,
});
