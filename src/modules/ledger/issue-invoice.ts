import type { Context } from '#platform/context.ts';

/** Stands in until the ledger issues invoices. */
export async function issueInvoice(_tx: Context, _parcelId: string): Promise<void> {}
