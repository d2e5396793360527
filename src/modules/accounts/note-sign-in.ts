import { randomBytes } from 'node:crypto';
import { sendMail } from '#modules/notifications/send-mail.ts';
import { deviceCookie } from '#platform/audit/describe-event.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { newDeviceMail } from './account-mails.ts';
import { tokenHash } from './find-actor.ts';
import { noteDevice } from './queries.ts';
import { networkOf } from './session-rules.ts';

const year = 365 * 24 * 60 * 60;

/** Remembers the browser, and tells the owner by mail where the account had others but not this one. */
export async function noteSignIn(ctx: Context, user: { userId: string; email: string; language: Language }): Promise<void> {
  if (!ctx.client) return;
  let device = ctx.client.cookie(deviceCookie);
  if (!device || device.length < 20 || device.length > 64) device = randomBytes(24).toString('base64url');
  ctx.client.setCookie(deviceCookie, device, year);
  if (!(await noteDevice(ctx.db, user.userId, tokenHash(device), ctx.now()))) return;
  const { userAgent } = ctx.client;
  await sendMail(
    ctx,
    newDeviceMail(ctx, { to: user.email, language: user.language, userAgent, network: networkOf(ctx.address ?? ''), at: ctx.now() }),
  );
}
