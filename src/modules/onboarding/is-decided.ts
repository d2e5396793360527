import type { Context } from '#platform/context.ts';
import { readApplication } from './application-queries.ts';
import { finalApplicationStates } from './application-rules.ts';

/** Tells whether a request to sell is decided; undefined where there is none any more. */
export async function isApplicationDecided(ctx: Context, reference: string): Promise<boolean | undefined> {
  const application = await readApplication(ctx.db, reference);
  return application && finalApplicationStates.includes(application.state);
}
