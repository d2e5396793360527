import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '#platform/same-secret.ts';
import type { Language } from '#shared/localized.ts';
import { readShortJson } from './read-short-json.ts';
import { TextError } from './text-error.ts';
import type { TextProvider } from './text-provider.ts';
import type { WhatsAppAccount } from './text-settings.ts';

const timeoutMs = 10_000;
/** Error of a template that has no translation in the language asked for. */
const noTranslation = 132_001;
/** Network errors before anything was sent. */
const unsent: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

const taken = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({ error: z.object({ code: z.int() }) });

/**
 * Sends template messages by Meta's cloud API. Its variables are named, its language is one in which the
 * template was approved; English stands in for a missing translation. An answer that is lost leaves open
 * whether the message was sent: the reports on it tell.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 */
export function createWhatsApp({ token, phoneId, url, version, english }: WhatsAppAccount): TextProvider {
  const address = `${url.replace(/\/$/, '')}/${version}/${phoneId}/messages`;
  const codes: Record<Language, string> = { en: english, hi: 'hi' };

  const post = async (body: object) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Follows no redirect, so that the token reaches the configured host alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      const { code = '' } = (error.cause ?? {}) as { code?: string };
      throw unsent.includes(code) ? new TextError('out of reach', 'temporary') : new TextError('no answer', 'unknown');
    });
    return { status: response.status, isOk: response.ok, json: await readShortJson(response) };
  };

  return {
    async send({ to, template, language, reference, variables }) {
      const attempt = (code: string) =>
        post({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/\D/g, ''),
          type: 'template',
          template: {
            name: template,
            language: { code },
            components: [
              {
                type: 'body',
                parameters: Object.entries(variables).map(([name, text]) => ({ type: 'text', parameter_name: name, text })),
              },
            ],
          },
          biz_opaque_callback_data: reference,
        });
      let answer = await attempt(codes[language]);
      const isUntranslated = refused.safeParse(answer.json).data?.error.code === noTranslation;
      if (isUntranslated && language !== 'en') answer = await attempt(codes.en);
      if (answer.isOk && taken.safeParse(answer.json).success) return;
      if (answer.isOk) throw new TextError('an answer that cannot be read', 'unknown');
      const code = refused.safeParse(answer.json).data?.error.code;
      const reason = `status ${answer.status}${code === undefined ? '' : `, error ${code}`}`;
      if (answer.status === 429 || (answer.status >= 500 && code !== undefined)) throw new TextError(reason, 'temporary');
      throw answer.status >= 500 ? new TextError(reason, 'unknown') : new TextError(`refused with ${reason}`, 'permanent');
    },
  };
}

/** A report on a message that was sent; `reference` is ours. */
export interface WhatsAppReport {
  reference: string;
  state: 'delivered' | 'read' | 'failed';
  /** Reason of a failure: a code of the service. */
  error: string | undefined;
}

const status = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().min(1).max(512),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
const inbound = z.object({ from: z.string().max(20), text: z.object({ body: z.string() }) });
const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ value: z.object({ statuses: z.array(z.unknown()).optional(), messages: z.array(z.unknown()).optional() }).optional() }),
      ),
    }),
  ),
});

const endings = /^\s*(?:stop|unsubscribe|बंद|रोकें)\s*[.!]?\s*$/iu;

/**
 * Reads a webhook whose signature is that of the app: reports on messages, and the numbers whose owners
 * answered that they want no more.
 */
export function readWhatsAppWebhook(
  { appSecret }: WhatsAppAccount,
  body: string,
  signature: string | null,
): { reports: WhatsAppReport[]; ended: string[] } | 'unsigned' | 'unreadable' {
  const own = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  if (!isSameSecret(signature ?? '', own)) return 'unsigned';
  const values = parse(body);
  if (!values) return 'unreadable';
  return {
    reports: values.flatMap(({ statuses = [] }) => statuses.flatMap((each) => reportOf(status.safeParse(each).data))),
    ended: values.flatMap(({ messages = [] }) =>
      messages.flatMap((each) => {
        const { from, text } = inbound.safeParse(each).data ?? {};
        return from !== undefined && endings.test(text?.body ?? '') ? [`+${from}`] : [];
      }),
    ),
  };
}

function parse(body: string) {
  try {
    const { entry } = webhook.parse(JSON.parse(body));
    return entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value ?? []));
  } catch {
    return undefined;
  }
}

function reportOf(found: z.infer<typeof status> | undefined): WhatsAppReport[] {
  if (found?.status !== 'delivered' && found?.status !== 'read' && found?.status !== 'failed') return [];
  const code = found.errors?.[0]?.code;
  return [{ reference: found.biz_opaque_callback_data, state: found.status, error: code === undefined ? undefined : `error ${code}` }];
}
