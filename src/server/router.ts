import { implement } from '@orpc/server';
import { contract } from '#contract.ts';
import { enforceAccess } from '#modules/access/enforce-access.ts';
import { identify } from '#modules/access/identify.ts';
import { replayKeyWrites } from '#modules/access/replay-key-writes.ts';
import { handlers } from '#modules.ts';
import { recordAccessDenials } from '#platform/audit/record-access-denials.ts';
import type { Context } from '#platform/context.ts';
import { inSequence } from '#platform/http/in-sequence.ts';
import { limitWork } from '#platform/http/limit-work.ts';
import { storableText } from '#platform/http/storable-text.ts';
import { createWorkLimits } from '#platform/limits/work-limits.ts';

/**
 * The API with what happens around every call, over HTTP and in process: who calls, whether they may, what is
 * recorded, and what is limited.
 * @param requestsPerMinute of one address; 0 switches the limits off
 */
export const createRouter = (requestsPerMinute: number) =>
  implement(contract)
    .$context<Context>()
    .use(
      inSequence([
        identify,
        recordAccessDenials,
        enforceAccess,
        storableText,
        limitWork(createWorkLimits(requestsPerMinute)),
        replayKeyWrites,
      ]),
    )
    .router(handlers);

export type ApiRouter = ReturnType<typeof createRouter>;
