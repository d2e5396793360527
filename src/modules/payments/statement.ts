/** A movement of the money that a provider holds, as its report says it. */
export interface StatementRow {
  /** Identical however often it is read. */
  rowId: string;
  kind: 'capture' | 'refund' | 'dispute' | 'fee' | 'settlement' | 'adjustment';
  providerPaymentId?: string | undefined;
  providerRefundId?: string | undefined;
  providerDisputeId?: string | undefined;
  settlementId?: string | undefined;
  /** Change of the balance before the fee, in the smallest unit of its currency. */
  amountPaise: number;
  /** The fee, its tax included, and the tax in it. */
  feePaise: number;
  feeGstPaise: number;
  currency: string;
  occurredAt: Date;
}

/** A page of a report, and where the next one begins; no position where it was the last. */
export interface StatementPage {
  rows: StatementRow[];
  next?: string | undefined;
}

/** A day of a report, from midnight to midnight in India. */
export interface StatementDay {
  from: Date;
  to: Date;
}
