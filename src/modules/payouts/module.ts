import { defineModule, implementAll } from '#platform/module.ts';
import { payoutsContract } from './contract.ts';
import { payoutsTag } from './desk-contract.ts';
import { getMoney } from './get-money.ts';
import { getMoneyLine } from './get-money-line.ts';
import { getMonth, getMonthCsv, getMonthPdf } from './get-month.ts';
import { getTaxYear, getTaxYearCsv, getTaxYearPdf } from './get-tax-year.ts';
import { gatherPayoutsJob, remindOfPayoutsJob } from './jobs.ts';
import {
  answerByOperator,
  certifyByOperator,
  depositByOperator,
  getBankFile,
  holdByOperator,
  listRuns,
  moveByOperator,
  paidByOperator,
  proposeByOperator,
  returnedByOperator,
} from './operate-payouts.ts';
import { payoutsPersonalData } from './personal-data.ts';
import { appealByShop, getShopHold } from './shop-holds.ts';
import { getShopPayout, listShopPayouts } from './shop-payouts.ts';
import { getTaxCertificate } from './tax-certificates.ts';

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
    getMoney,
    listShopPayouts,
    getShopPayout,
    getMoneyLine,
    getMonth,
    getMonthCsv,
    getMonthPdf,
    getShopHold,
    appealHold: appealByShop,
    getTaxYear,
    getTaxYearCsv,
    getTaxYearPdf,
    getTaxCertificate,
    recordTaxDeposit: depositByOperator,
    addTaxCertificate: certifyByOperator,
  }),
  jobs: [gatherPayoutsJob, remindOfPayoutsJob],
  personalData: payoutsPersonalData,
});
