import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { createErrorReports, type ErrorReports } from '#platform/error-reports.ts';
import { root } from '#platform/root.ts';

/** Opens reports of unexpected errors, where the operator has named a service for them. */
export function openErrorReports({ sentryDsn, mode }: Config): ErrorReports | undefined {
  if (sentryDsn === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return createErrorReports(sentryDsn, { environment: mode, release: `karigari@${version}` });
}
