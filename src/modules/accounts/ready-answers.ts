import { readyPersonalAnswer } from '#platform/http/ready-answers.ts';
import { accountsContract } from './contract.ts';
import { tokenHash, tokenOf } from './find-actor.ts';
import { readMeText } from './queries.ts';
import { seenEvery } from './session-rules.ts';

/** Every page asks who is signed in: session and person are one question to the database, asked anew each time. */
export const readyAccountAnswers = [
  readyPersonalAnswer(accountsContract.getMe, async (ctx) => {
    const token = tokenOf(ctx);
    const now = ctx.now();
    return token && readMeText(ctx.db, tokenHash(token), now, new Date(now.getTime() - seenEvery));
  }),
];
