import { defineModule, implementAll } from '#platform/module.ts';
import { ledgerContract } from './contract.ts';
import { getCommissionInvoice, listCommissionInvoices } from './get-commission-invoice.ts';
import { getReceive } from './get-receive.ts';

export const ledgerModule = defineModule({
  handlers: implementAll(ledgerContract, { getReceive, listCommissionInvoices, getCommissionInvoice }),
});
