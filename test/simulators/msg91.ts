import { type FailureMode, type Loopback, noFailures, openLoopback } from './loopback-server.ts';

/** A message that the stand-in took. */
export interface TakenText {
  template_id: string;
  recipients: Record<string, string>[];
}

export interface Msg91Service extends Loopback {
  authKey: string;
  trouble: FailureMode;
  /** Messages that were taken, in their order. */
  taken: TakenText[];
  /** Refuses every message as the service does, under this status. */
  refuses: number | undefined;
}

/**
 * Stands in for the flow API of MSG91: `POST /api/v5/flow` with the header `authkey`, answered with a type
 * and a message.
 * Source: https://control.msg91.com/apidoc/textsms/send-sms-flow.php
 */
export async function openMsg91(authKey: string): Promise<Msg91Service> {
  const trouble = noFailures();
  const taken: TakenText[] = [];
  const refuse = (status: number, message: string) => ({ status, body: { message, type: 'error' } });
  const server = await openLoopback(trouble, (request, body) => {
    if (request.method !== 'POST' || request.url !== '/api/v5/flow') return refuse(404, 'no such call');
    if (request.headers.authkey !== authKey) return refuse(401, 'Unauthorized');
    if (service.refuses !== undefined) return refuse(service.refuses, 'template_id is missing or wrong');
    const text = JSON.parse(body) as TakenText;
    if (!text.template_id || !text.recipients.every(({ mobiles = '' }) => /^\d{10,15}$/.test(mobiles))) return refuse(400, 'invalid');
    taken.push(text);
    return { status: 200, body: { message: '5762846b4f8d285d378b4567', type: 'success' } };
  });
  const service: Msg91Service = { ...server, authKey, trouble, taken, refuses: undefined };
  return service;
}
