import { personalRawJson } from '#platform/raw-json/raw-json-route.ts';
import { accountsContract } from './contract.ts';
import { tokenHash, tokenOf } from './find-actor.ts';
import { readMeText } from './queries.ts';
import { touchIntervalMs } from './session-rules.ts';

/** Every page asks for the acting user: session and user are one query, run on each request. */
export const accountsRawJson = [
  personalRawJson(accountsContract.getMe, async (ctx) => {
    const token = tokenOf(ctx);
    const now = ctx.now();
    return token && readMeText(ctx.db, tokenHash(token), now, new Date(now.getTime() - touchIntervalMs));
  }),
];
