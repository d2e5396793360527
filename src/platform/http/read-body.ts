import { DomainError, type ErrorCode } from '#shared/errors.ts';
import { checkJsonBudget, hasTooManyFields } from './json-budget.ts';

/** Bytes of a JSON body, unless an endpoint's contract names another limit. */
export const maxJsonBytes = 32 * 1024;
/**
 * Bytes of a page's form: more than any form takes, so that a text that is too long comes back to be
 * shortened.
 */
export const maxFormBytes = 128 * 1024;

const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * The text of a JSON body, held to the budget of depth and values.
 * @param limit bytes
 * @param takesForm a body that a form sends is taken too, as a JSON object of its fields
 * @returns undefined where there is no body
 * @throws {DomainError} PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_INPUT beyond the budget,
 * MALFORMED_JSON where the bytes are no text, or BAD_REQUEST where the caller hung up
 */
export async function readJsonText(request: Request, limit = maxJsonBytes, takesForm = false): Promise<string | undefined> {
  const asForm = takesForm && isForm.test(request.headers.get('content-type') ?? '');
  const text = await readText(request, asForm ? isForm : isJson, limit, 'MALFORMED_JSON');
  if (text === undefined) return undefined;
  if (!asForm) {
    checkJsonBudget(text);
    return text;
  }
  rejectTooManyFields(text);
  return JSON.stringify(Object.fromEntries(new URLSearchParams(text)));
}

function rejectTooManyFields(form: string): void {
  if (hasTooManyFields(form)) throw new DomainError('PAYLOAD_TOO_LARGE');
}

/**
 * The text of a form that a page sends.
 * @throws {DomainError} PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or BAD_REQUEST where the bytes are no text
 */
export async function readFormText(request: Request, limit = maxFormBytes): Promise<string> {
  const text = (await readText(request, isForm, limit, 'BAD_REQUEST')) ?? '';
  rejectTooManyFields(text);
  return text;
}

/**
 * The text of a body of any kind, such as one whose signature is over its bytes.
 * @throws {DomainError} PAYLOAD_TOO_LARGE, or BAD_REQUEST where the bytes are no text
 */
export async function readRawText(request: Request, limit: number): Promise<string> {
  const bytes = (await readBytes(request, limit)) ?? new Uint8Array();
  return decode(bytes, 'BAD_REQUEST', strictDecoderWithBom);
}

async function readText(request: Request, fits: RegExp, limit: number, malformed: ErrorCode): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > limit) throw new DomainError('PAYLOAD_TOO_LARGE');
  const type = request.headers.get('content-type');
  const unfit = (type !== null && !fits.test(type)) || (request.headers.get('content-encoding') ?? 'identity') !== 'identity';
  if (unfit) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await readBytes(request, limit);
  if (bytes === undefined) return undefined;
  if (type === null) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  return decode(bytes, malformed);
}

/**
 * Reads no further than the limit, also where the caller claims another length; undefined for an empty body.
 */
async function readBytes(request: Request, limit: number): Promise<Uint8Array | undefined> {
  try {
    return await readUpTo(request, limit);
  } catch (error) {
    // The body breaks off when the caller hangs up, which is no error of the shop.
    throw error instanceof DomainError ? error : new DomainError('BAD_REQUEST');
  }
}

async function readUpTo(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const length = request.headers.get('content-length');
  if (Number(length) > limit) throw new DomainError('PAYLOAD_TOO_LARGE');
  // The server sees to it that no more comes than was said; all at once is several times cheaper than as a
  // stream.
  if (length !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.length > limit) throw new DomainError('PAYLOAD_TOO_LARGE');
    return bytes.length === 0 ? undefined : bytes;
  }
  if (!request.body) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      // The rest is not waited for: the connection closes when it goes on.
      void reader.cancel().catch(() => {});
      throw new DomainError('PAYLOAD_TOO_LARGE');
    }
    chunks.push(value);
  }
  return size === 0 ? undefined : Buffer.concat(chunks);
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true });
const strictDecoderWithBom = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array, malformed: ErrorCode, decoder = strictDecoder): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new DomainError(malformed);
  }
}
