import { defineModule, implementAll } from '#platform/module.ts';
import { payoutsContract } from './contract.ts';
import { payoutsTag } from './desk-contract.ts';
import { gatherPayoutsJob, remindOfPayoutsJob } from './jobs.ts';
import {
  answerByOperator,
  getBankFile,
  holdByOperator,
  listRuns,
  moveByOperator,
  paidByOperator,
  proposeByOperator,
  returnedByOperator,
} from './operate-payouts.ts';
import { payoutsPersonalData } from './personal-data.ts';

export const payoutsModule = defineModule({
  openApi: { tags: [payoutsTag] },
  handlers: implementAll(payoutsContract, {
    listRuns,
    proposeRun: proposeByOperator,
    moveRun: moveByOperator,
    getBankFile,
    markPaid: paidByOperator,
    markReturned: returnedByOperator,
    setHold: holdByOperator,
    answerHold: answerByOperator,
  }),
  jobs: [gatherPayoutsJob, remindOfPayoutsJob],
  personalData: payoutsPersonalData,
});
