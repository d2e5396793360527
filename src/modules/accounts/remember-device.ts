import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { newDeviceMail } from './account-mails.ts';
import { trustBrowser } from './known-browser.ts';
import { networkOf } from './session-rules.ts';

/** Remembers the browser, and tells the owner by mail where the account had others but not this one. */
export async function rememberDevice(ctx: Context, user: { userId: string; email: string; language: Language }): Promise<void> {
  if (!(await trustBrowser(ctx, user))) return;
  const userAgent = ctx.request.client?.userAgent ?? '';
  await sendMail(
    ctx,
    newDeviceMail(ctx, {
      to: user.email,
      language: user.language,
      userAgent,
      network: networkOf(ctx.request.address ?? ''),
      at: ctx.now(),
    }),
  );
}
