import { z } from 'zod';
import { redactText } from '#shared/redact.ts';
import { CarrierRejected, CarrierUnavailable } from './carrier.ts';
import type { CarrierSettings } from './settings.ts';

export type Account = NonNullable<CarrierSettings['shiprocket']>;

/** Timeout of one call in milliseconds: couriers behind the service take seconds to give a number. */
const timeoutMs = 15_000;
/** A token lives for 240 hours; it is renewed a day before. */
const tokenLifeMs = 216 * 3_600_000;
const maxJsonBytes = 1024 * 1024;
const maxLabelBytes = 5 * 1024 * 1024;

const token = z.object({ token: z.string().min(1).max(4_000) });
const failure = z.object({ message: z.string().optional(), errors: z.record(z.string(), z.unknown()).optional() });

export interface ShiprocketClient {
  /**
   * Calls the API with the account's token; one that is no longer taken is renewed once.
   * @param what names the call in errors
   */
  call<T>(what: string, schema: z.ZodType<T>, path: string, body?: unknown): Promise<T>;
  /** Fetches a PDF that an answer named. */
  fetchPdf(url: string): Promise<Buffer>;
}

async function readBytes(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new CarrierUnavailable('shiprocket: an answer that is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Keeps of a refusal what is about the request and not about the recipient: the sentence and names of
 * fields.
 */
function reasonOf(text: string): string {
  const { message = 'no reason', errors = {} } = parse(failure, text) ?? {};
  const fields = Object.keys(errors).slice(0, 10).join(', ');
  return redactText(fields === '' ? message : `${message} (${fields})`).slice(0, 160);
}

function parse<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Statuses of requests that are wrong in themselves. */
const rejections: readonly number[] = [400, 404, 405, 422];

/** Opens a client for one account; it keeps the token in memory alone. */
export function createShiprocketClient({ email, password, url }: Account): ShiprocketClient {
  const origin = url.replace(/\/$/, '');
  let session: { token: Promise<string>; until: number } | undefined;

  const send = async (what: string, path: string, body: unknown, bearer?: string) => {
    try {
      const response = await fetch(`${origin}/v1/external${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: (await readBytes(response, maxJsonBytes)).toString('utf8') };
    } catch (error) {
      throw error instanceof CarrierUnavailable ? error : new CarrierUnavailable(`shiprocket ${what}: no answer`);
    }
  };

  const logIn = async () => {
    const { status, text } = await send('login', '/auth/login', { email, password });
    const found = status === 200 ? parse(token, text)?.token : undefined;
    if (found === undefined) throw new CarrierUnavailable(`shiprocket login: ${status}`);
    return found;
  };
  const tokenNow = () => {
    if (!session || session.until < Date.now()) {
      const opened = { token: logIn(), until: Date.now() + tokenLifeMs };
      session = opened;
      opened.token.catch(() => {
        if (session === opened) session = undefined;
      });
    }
    return session;
  };

  return {
    async call(what, schema, path, body) {
      const used = tokenNow();
      let answer = await send(what, path, body, await used.token);
      if (answer.status === 401) {
        if (session === used) session = undefined;
        answer = await send(what, path, body, await tokenNow().token);
      }
      if (rejections.includes(answer.status)) throw new CarrierRejected(`${what}: ${reasonOf(answer.text)}`);
      if (answer.status < 200 || answer.status > 299) throw new CarrierUnavailable(`shiprocket ${what}: ${answer.status}`);
      const parsed = parse(schema, answer.text);
      if (parsed === undefined) throw new CarrierUnavailable(`shiprocket ${what}: an answer that cannot be read`);
      return parsed;
    },

    async fetchPdf(address) {
      const found = URL.canParse(address) ? new URL(address) : undefined;
      const isSafe = found && !found.username && (found.protocol === 'https:' || found.origin === origin);
      if (!isSafe) throw new CarrierUnavailable('shiprocket label: no address to fetch it from');
      try {
        const response = await fetch(found, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
        const bytes = await readBytes(response, maxLabelBytes);
        if (response.ok && bytes.subarray(0, 5).toString('latin1') === '%PDF-') return bytes;
      } catch {
        // Reported below: errors of the network may name the address, which opens the label to anyone.
      }
      throw new CarrierUnavailable('shiprocket label: no PDF');
    },
  };
}
