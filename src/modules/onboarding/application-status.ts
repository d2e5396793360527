import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { readApplication, readLastInvitation } from './application-queries.ts';
import { invalidToken, referenceOfToken } from './links.ts';
import { moveApplication } from './move-application.ts';

const byAddress = { name: 'status of applications by address', max: 120, seconds: 3_600 };

/**
 * Reads how an application stands, for the holder of the link in its mail: nothing that names a person.
 * @throws {DomainError} INVALID_TOKEN, TOO_MANY_REQUESTS
 */
export async function getApplication(ctx: Context, { token }: { token: string }) {
  await consumeRateLimitByAddress(ctx, byAddress);
  const reference = referenceOfToken(ctx, token);
  const application = await readApplication(ctx.db, reference);
  if (!application) throw invalidToken();
  const { state, createdAt, stateAt, refusal } = application;
  const invitation = state === 'invited' ? await readLastInvitation(ctx.db, reference) : undefined;
  return {
    data: {
      reference,
      state,
      createdAt: createdAt.toISOString(),
      stateAt: stateAt.toISOString(),
      ...(refusal ? { reason: refusal } : {}),
      ...(invitation ? { invitationEnds: invitation.expiresAt.toISOString() } : {}),
    },
  };
}

/** Takes an application back. @throws {DomainError} INVALID_TOKEN, WRONG_STATE, TOO_MANY_REQUESTS */
export async function withdrawApplication(ctx: Context, { token }: { token: string }): Promise<{ status: 'success' }> {
  await consumeRateLimitByAddress(ctx, byAddress);
  const reference = referenceOfToken(ctx, token);
  await ctx.transaction(async (tx) => {
    if (!(await readApplication(tx.db, reference))) throw invalidToken();
    await moveApplication(tx, { reference, event: 'withdraw', by: 'applicant' });
  });
  return { status: 'success' };
}
