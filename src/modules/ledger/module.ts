import { defineModule, implementAll } from '#platform/module.ts';
import { ledgerContract } from './contract.ts';
import { getCommissionInvoice, listCommissionInvoices } from './get-commission-invoice.ts';
import { getReceive } from './get-receive.ts';
import { sealMonthsJob } from './seal-months.ts';

export const ledgerModule = defineModule({
  handlers: implementAll(ledgerContract, { getReceive, listCommissionInvoices, getCommissionInvoice }),
  jobs: [sealMonthsJob],
});
