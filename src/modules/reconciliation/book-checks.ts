import type { BookCheck } from './book-check.ts';
import { cashOfParcels } from './checks/cash-of-parcels.ts';
import { couponUses } from './checks/coupon-uses.ts';
import { creditNotes } from './checks/credit-notes.ts';
import { disputeAccounts } from './checks/dispute-accounts.ts';
import { disputesAnswered } from './checks/disputes-answered.ts';
import { invoiceAmounts } from './checks/invoice-amounts.ts';
import { invoicePerParcel } from './checks/invoice-per-parcel.ts';
import { invoiceSeries } from './checks/invoice-series.ts';
import { ledgerBalances } from './checks/ledger-balances.ts';
import { lineAccounts } from './checks/line-accounts.ts';
import { moneyHasAnOrder } from './checks/money-has-an-order.ts';
import { moneyOfPayments } from './checks/money-of-payments.ts';
import { nothingIsDue } from './checks/nothing-is-due.ts';
import { oneCapturePerPayment } from './checks/one-capture-per-payment.ts';
import { oneOrderPerKey } from './checks/one-order-per-key.ts';
import { openDifferences } from './checks/open-differences.ts';
import { orderComplete } from './checks/order-complete.ts';
import { orderTax } from './checks/order-tax.ts';
import { orderTotal } from './checks/order-total.ts';
import { paidInFull } from './checks/paid-in-full.ts';
import { paidLinesFinal } from './checks/paid-lines-final.ts';
import { payoutEntriesOnce } from './checks/payout-entries-once.ts';
import { payoutMarks } from './checks/payout-marks.ts';
import { payoutSums } from './checks/payout-sums.ts';
import { providerAccounts } from './checks/provider-accounts.ts';
import { refundAdvances } from './checks/refund-advances.ts';
import { refundsInTime } from './checks/refunds-in-time.ts';
import { refundsWithinPayments } from './checks/refunds-within-payments.ts';
import { refusedMoney } from './checks/refused-money.ts';
import { roundOff } from './checks/round-off.ts';
import { sealedMonths } from './checks/sealed-months.ts';
import { sellerBalances } from './checks/seller-balances.ts';
import { statementPostings } from './checks/statement-postings.ts';
import { statementsRead } from './checks/statements-read.ts';
import { stockAvailable } from './checks/stock-available.ts';
import { stockOfOrders } from './checks/stock-of-orders.ts';
import { storeCreditAccounts } from './checks/store-credit-accounts.ts';
import { storeCreditBalances } from './checks/store-credit-balances.ts';
import { storeCreditOfOrders } from './checks/store-credit-of-orders.ts';
import { unitsOfReturns } from './checks/units-of-returns.ts';
import { unpaidSellers } from './checks/unpaid-sellers.ts';

/** Everything that must hold at any moment, in the order in which it is reported. */
export const bookChecks: readonly BookCheck[] = [
  ledgerBalances,
  sealedMonths,
  orderTotal,
  orderTax,
  lineAccounts,
  paidInFull,
  moneyOfPayments,
  refundsWithinPayments,
  refundsInTime,
  refusedMoney,
  cashOfParcels,
  storeCreditAccounts,
  storeCreditBalances,
  storeCreditOfOrders,
  roundOff,
  providerAccounts,
  disputeAccounts,
  disputesAnswered,
  refundAdvances,
  statementPostings,
  statementsRead,
  openDifferences,
  moneyHasAnOrder,
  oneCapturePerPayment,
  invoicePerParcel,
  invoiceAmounts,
  creditNotes,
  invoiceSeries,
  orderComplete,
  oneOrderPerKey,
  couponUses,
  stockAvailable,
  stockOfOrders,
  unitsOfReturns,
  payoutSums,
  payoutEntriesOnce,
  payoutMarks,
  unpaidSellers,
  paidLinesFinal,
  sellerBalances,
  nothingIsDue,
];
