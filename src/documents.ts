import { renderGiftReceipt } from '#modules/fulfilment/render-gift-receipt.ts';
import { renderPackingSlips } from '#modules/fulfilment/render-packing-slip.ts';
import { renderCommissionInvoice } from '#modules/ledger/render-commission-invoice.ts';
import { renderInvoice } from '#modules/ledger/render-invoice.ts';
import { renderStatement } from '#modules/payouts/render-statement.ts';
import { renderTaxYear } from '#modules/payouts/render-tax-year.ts';
import type { DocumentTask } from '#platform/document-thread.ts';

const renderers = { renderCommissionInvoice, renderGiftReceipt, renderInvoice, renderPackingSlips, renderStatement, renderTaxYear };

/** The program of the thread that renders PDFs (`src/platform/document-thread.ts`): renderers by name. */
export default ({ name, args }: DocumentTask): Promise<Buffer> => {
  const render = renderers[name as keyof typeof renderers] as ((...args: unknown[]) => Promise<Buffer>) | undefined;
  if (!render) throw new Error(`There is no renderer ${name}.`);
  return render(...args);
};
