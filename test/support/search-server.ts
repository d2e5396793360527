import { randomBytes } from 'node:crypto';
import type { ClusterSettings } from '#modules/search/index/cluster/cluster-settings.ts';

const url = process.env.TEST_SEARCH_URL;
if (!url) process.stdout.write('TEST_SEARCH_URL names no OpenSearch: searches on a cluster are not tested.\n');

/** An alias of its own in the OpenSearch that TEST_SEARCH_URL leads to; undefined without one. */
export const testCluster = (): ClusterSettings | undefined =>
  url ? { url, alias: `test-${randomBytes(4).toString('hex')}`, timeoutMs: 30_000 } : undefined;
