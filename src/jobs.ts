import { forgetExpiredJob } from '#modules/accounts/forget-expired.ts';
import { repriceListingsJob } from '#modules/catalog/reprice-listings.ts';
import { refreshRatesJob } from '#modules/currency/refresh-rates.ts';
import { forgetRareSearchesJob } from '#modules/insights/forget-rare-searches.ts';
import { checkBooksJob } from '#modules/ledger/check-books.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { deliverMailJob } from '#modules/notifications/deliver-mail.ts';
import { tidyMailsJob } from '#modules/notifications/tidy-mails.ts';
import { countSearchWordsJob } from '#modules/search/reindex.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { forgetLimitsJob } from '#platform/limits/forget-limits.ts';

/** Every kind of background work of the marketplace. */
export const jobKinds: readonly JobKind<never>[] = [
  repriceListingsJob,
  processUploadJob,
  refreshRatesJob,
  deliverMailJob,
  tidyMailsJob,
  forgetLimitsJob,
  forgetExpiredJob,
  forgetRareSearchesJob,
  countSearchWordsJob,
  checkBooksJob,
];
