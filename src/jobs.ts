import { pruneExpiredJob } from '#modules/accounts/prune-expired.ts';
import { pruneRareSearchesJob } from '#modules/analytics/prune-rare-searches.ts';
import { pruneChainJob, verifyChainJob } from '#modules/audit/verify-chain-jobs.ts';
import { refreshSoldOutJob } from '#modules/catalog/refresh-sold-out.ts';
import { repriceListingsJob } from '#modules/catalog/reprice-listings.ts';
import { deliverDemoEventJob } from '#modules/checkout/deliver-demo-event.ts';
import { pollPaymentsJob } from '#modules/checkout/poll-payments.ts';
import { refreshRatesJob } from '#modules/currency/refresh-rates.ts';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { sweepUploadsJob } from '#modules/media/sweep-uploads.ts';
import { cleanUpMailsJob } from '#modules/notifications/clean-up-mails.ts';
import { deliverMailJob } from '#modules/notifications/deliver-mail.ts';
import { advanceParcelsJob } from '#modules/orders/advance-parcels.ts';
import { releaseExpiredJob } from '#modules/orders/release-expired.ts';
import { orderNotificationJob, refundSettledJob } from '#modules/orders/send-order-notification.ts';
import { followRefundsJob, sendRefundJob } from '#modules/payments/send-refund.ts';
import { pruneViewsJob } from '#modules/recommendations/prune-views.ts';
import { checkBooksJob } from '#modules/reconciliation/check-books.ts';
import { deleteUnattachedPhotosJob } from '#modules/returns/delete-unattached-photos.ts';
import { escalateReturnsJob } from '#modules/returns/escalate-returns.ts';
import { returnDigestJob } from '#modules/returns/mail-messages.ts';
import { countSearchWordsJob } from '#modules/search/reindex.ts';
import { deleteExpiredKeysJob } from '#platform/idempotency/delete-expired-keys.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteExpiredLimitsJob } from '#platform/limits/delete-expired-limits.ts';

/** Every kind of background work of the marketplace. */
export const jobs: readonly JobDefinition<never>[] = [
  repriceListingsJob,
  refreshSoldOutJob,
  processUploadJob,
  deleteMediaJob,
  sweepUploadsJob,
  refreshRatesJob,
  deliverMailJob,
  cleanUpMailsJob,
  deleteExpiredLimitsJob,
  deleteExpiredKeysJob,
  orderNotificationJob,
  refundSettledJob,
  releaseExpiredJob,
  advanceParcelsJob,
  pruneExpiredJob,
  pruneRareSearchesJob,
  pruneViewsJob,
  countSearchWordsJob,
  pollPaymentsJob,
  sendRefundJob,
  followRefundsJob,
  deliverDemoEventJob,
  escalateReturnsJob,
  returnDigestJob,
  deleteUnattachedPhotosJob,
  checkBooksJob,
  verifyChainJob,
  pruneChainJob,
];
