import { createHmac } from 'node:crypto';
import { type FailureMode, type Loopback, noFailures, openLoopback } from './loopback-server.ts';

/** A message that the stand-in took. */
export interface TakenMessage {
  to: string;
  template: {
    name: string;
    language: { code: string };
    components: { type: string; parameters: { type: string; parameter_name: string; text: string }[] }[];
  };
  biz_opaque_callback_data: string;
}

export interface WhatsAppService extends Loopback {
  trouble: FailureMode;
  taken: TakenMessage[];
  /** Refuses every message with this status and code of an error. */
  refuses: { status: number; code: number } | undefined;
  /** Takes the next message, and loses the answer. */
  losesAnswer: boolean;
  /** Codes of the languages in which templates were approved. */
  languages: string[];
  /** The settings of a shop that uses this stand-in. */
  env: Record<string, string>;
  /** A report on a message, signed as the service does. */
  report(reference: string, status: string, code?: number): { body: string; headers: Record<string, string> };
  /** The answer of a buyer. */
  answer(from: string, text: string): { body: string; headers: Record<string, string> };
}

const keys = { token: 'token-of-a-test-account-at-meta', phoneId: '106540352242922', appSecret: 'app-secret-of-tests' };
const verifyToken = 'verify-token-of-tests';

/**
 * Stands in for `POST /<version>/<number>/messages` of Meta's cloud API, and signs its webhooks with
 * `X-Hub-Signature-256`.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages
 */
export async function openWhatsApp(): Promise<WhatsAppService> {
  const trouble = noFailures();
  const taken: TakenMessage[] = [];
  const refuse = (status: number, code: number) => ({
    status,
    body: { error: { message: `(#${code}) refused`, type: 'OAuthException', code } },
  });
  const server = await openLoopback(trouble, (request, body) => {
    if (request.method !== 'POST' || request.url !== `/v23.0/${keys.phoneId}/messages`) return refuse(404, 100);
    if (request.headers.authorization !== `Bearer ${keys.token}`) return refuse(401, 190);
    if (service.refuses) return refuse(service.refuses.status, service.refuses.code);
    const message = JSON.parse(body) as TakenMessage & { messaging_product: string; type: string };
    if (message.messaging_product !== 'whatsapp' || message.type !== 'template' || !/^\d{8,15}$/.test(message.to)) return refuse(400, 100);
    if (!service.languages.includes(message.template.language.code)) return refuse(404, 132_001);
    taken.push(message);
    if (service.losesAnswer) {
      service.losesAnswer = false;
      return { status: 502, body: 'Bad Gateway' };
    }
    const contacts = [{ input: message.to, wa_id: message.to }];
    return { status: 200, body: { messaging_product: 'whatsapp', contacts, messages: [{ id: `wamid.${taken.length}` }] } };
  });
  const signed = (value: object) => {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] }],
    });
    const signature = `sha256=${createHmac('sha256', keys.appSecret).update(body).digest('hex')}`;
    return { body, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } };
  };
  const service: WhatsAppService = {
    ...server,
    trouble,
    taken,
    refuses: undefined,
    losesAnswer: false,
    languages: ['en', 'hi'],
    env: {
      WHATSAPP_TOKEN: keys.token,
      WHATSAPP_PHONE_ID: keys.phoneId,
      WHATSAPP_APP_SECRET: keys.appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
      WHATSAPP_URL: server.url,
    },
    report: (reference, status, code) =>
      signed({
        statuses: [
          {
            id: 'wamid.1',
            status,
            timestamp: '1764000000',
            recipient_id: '919829012345',
            biz_opaque_callback_data: reference,
            ...(code === undefined ? {} : { errors: [{ code, title: 'Message undeliverable' }] }),
          },
        ],
      }),
    answer: (from, text) => signed({ messages: [{ from, id: 'wamid.2', timestamp: '1764000000', type: 'text', text: { body: text } }] }),
  };
  return service;
}
