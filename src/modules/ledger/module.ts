import { defineModule, implementAll } from '#platform/module.ts';
import { ledgerContract } from './contract.ts';
import { getCommissionInvoice, listCommissionInvoices } from './get-commission-invoice.ts';

export const ledgerModule = defineModule({ handlers: implementAll(ledgerContract, { listCommissionInvoices, getCommissionInvoice }) });
