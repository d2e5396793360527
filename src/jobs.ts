import { forgetExpiredJob } from '#modules/accounts/forget-expired.ts';
import { pruneChainJob, watchChainJob } from '#modules/audit/watch-chain.ts';
import { refreshSoldOutJob } from '#modules/catalog/refresh-sold-out.ts';
import { repriceListingsJob } from '#modules/catalog/reprice-listings.ts';
import { deliverDemoEventJob } from '#modules/checkout/deliver-demo-event.ts';
import { pollPaymentsJob } from '#modules/checkout/poll-payments.ts';
import { refreshRatesJob } from '#modules/currency/refresh-rates.ts';
import { forgetRareSearchesJob } from '#modules/insights/forget-rare-searches.ts';
import { checkBooksJob } from '#modules/ledger/check-books.ts';
import { forgetMediaJob } from '#modules/media/forget-media.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { sweepUploadsJob } from '#modules/media/sweep-uploads.ts';
import { deliverMailJob } from '#modules/notifications/deliver-mail.ts';
import { tidyMailsJob } from '#modules/notifications/tidy-mails.ts';
import { moveAlongJob } from '#modules/orders/move-along.ts';
import { releaseExpiredJob } from '#modules/orders/release-expired.ts';
import { orderNewsJob, refundSettledJob } from '#modules/orders/tell-buyer.ts';
import { followRefundsJob, sendRefundJob } from '#modules/payments/send-refund.ts';
import { forgetOldViewsJob } from '#modules/recommendations/forget-old-views.ts';
import { dropLoosePhotosJob } from '#modules/returns/drop-loose-photos.ts';
import { escalateReturnsJob } from '#modules/returns/escalate-returns.ts';
import { returnDigestJob } from '#modules/returns/mail-messages.ts';
import { countSearchWordsJob } from '#modules/search/reindex.ts';
import { forgetKeysJob } from '#platform/idempotency/forget-keys.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { forgetLimitsJob } from '#platform/limits/forget-limits.ts';

/** Every kind of background work of the marketplace. */
export const jobKinds: readonly JobKind<never>[] = [
  repriceListingsJob,
  refreshSoldOutJob,
  processUploadJob,
  forgetMediaJob,
  sweepUploadsJob,
  refreshRatesJob,
  deliverMailJob,
  tidyMailsJob,
  forgetLimitsJob,
  forgetKeysJob,
  orderNewsJob,
  refundSettledJob,
  releaseExpiredJob,
  moveAlongJob,
  forgetExpiredJob,
  forgetRareSearchesJob,
  forgetOldViewsJob,
  countSearchWordsJob,
  pollPaymentsJob,
  sendRefundJob,
  followRefundsJob,
  deliverDemoEventJob,
  escalateReturnsJob,
  returnDigestJob,
  dropLoosePhotosJob,
  checkBooksJob,
  watchChainJob,
  pruneChainJob,
];
