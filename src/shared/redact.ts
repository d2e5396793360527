/** Matches API keys of shops in any text that one was pasted into. */
const apiKeyPattern = /kg_live_[\w-]+/g;
const emailPattern = /[\p{L}\p{N}._%+-]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9]+)(?![\p{L}\p{N}])/giu;
/** Digits with what people put between them; how many there are decides. */
const digitsPattern = /(?<![\p{L}\p{N}_.-])(?:\+|%2B)?\p{Nd}(?:(?:%20|[\s().-])*\p{Nd}){7,}(?![\p{L}\p{N}_])/giu;
const phoneDigits = { min: 9, max: 15 };
/** Names of parameters that hold something about a person, or a key to something of theirs. */
const personalParameterName =
  /mail|phone|mobile|^tel$|token|otp|passw|pwd|secret|auth|session|signature|^(?:name|first|last|user|address|code|key|sig|sid|jwt)(?:name|_?id)?$/i;
const personalParameter =
  /([?&;](?:[\w.[\]-]*(?:mail|phone|mobile|token|otp|passw|pwd|secret|auth|session|signature)[\w.[\]-]*|tel|name|code|key|sig|sid|jwt)=)[^&#\s"'<>]+/gi;

const removed = '[removed]';

const isPhone = (text: string) => {
  const count =
    text
      .replaceAll('%20', ' ')
      .replaceAll('%2B', '+')
      .match(/\p{Nd}/gu)?.length ?? 0;
  return count >= phoneDigits.min && count <= phoneDigits.max;
};

/** Replaces e-mail addresses, phone numbers, API keys and personal parameters of addresses by `[removed]`. */
export function redactText(text: string): string {
  return text
    .replace(personalParameter, `$1${removed}`)
    .replace(apiKeyPattern, removed)
    .replace(emailPattern, removed)
    .replace(digitsPattern, (found) => (isPhone(found) ? removed : found));
}

/** Drops parameters with a personal name from a path with a query, and redacts the rest. */
export function redactUrl(path: string): string {
  const [before = '', ...rest] = path.replace(/#.*$/s, '').split('?');
  const params = new URLSearchParams(rest.join('?'));
  const kept = new URLSearchParams();
  for (const [name, value] of params) if (!personalParameterName.test(name)) kept.append(redactText(name), redactText(value));
  const query = kept.toString().replaceAll('%5Bremoved%5D', removed);
  return `${redactText(before)}${query ? `?${query}` : ''}`;
}

/** A copy of plain data in which every text has gone through `withoutPersonalData`. */
export function redactData<Data>(data: Data, depth = 12): Data {
  if (typeof data === 'string') return redactText(data) as Data;
  if (depth === 0 || data === null || typeof data !== 'object') return data;
  if (Array.isArray(data)) return data.map((item) => redactData(item, depth - 1)) as Data;
  if (Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, redactData(value, depth - 1)])) as Data;
}
