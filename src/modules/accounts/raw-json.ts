import { personalRawJson } from '#platform/raw-json/raw-json-route.ts';
import { accountsContract } from './contract.ts';
import { tokenHash, tokenOf } from './find-actor.ts';
import { readMeText } from './queries.ts';
import { touchIntervalMs } from './session-rules.ts';

/** Every page asks who is signed in: session and person are one question to the database, asked anew each time. */
export const accountsRawJson = [
  personalRawJson(accountsContract.getMe, async (ctx) => {
    const token = tokenOf(ctx);
    const now = ctx.now();
    return token && readMeText(ctx.db, tokenHash(token), now, new Date(now.getTime() - touchIntervalMs));
  }),
];
