import { repriceListingsJob } from '#modules/catalog/reprice-listings.ts';
import { forgetRareSearchesJob } from '#modules/insights/forget-rare-searches.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';

/** Every kind of background work of the marketplace. */
export const jobKinds: readonly JobKind<never>[] = [repriceListingsJob, processUploadJob, forgetRareSearchesJob];
