import { z } from 'zod';
import type { EndpointMeta } from './endpoint.ts';
import { DomainError, type ErrorCode, errorTable } from './errors.ts';

type FieldSchema = z.ZodType<Record<string, string>>;
type Body<Code extends ErrorCode, Fields extends FieldSchema> = z.ZodObject<{
  code: z.ZodLiteral<Code>;
  message: z.ZodString;
  fields: Fields;
}>;

interface ErrorDefinition {
  readonly code: ErrorCode;
  readonly fields: FieldSchema;
}

/**
 * Defines the data of an error. Clients choose the words to show: a field holds a code or a number, never a
 * sentence.
 * @param shape fields of the answer; all of them texts
 */
export function defineError<const Code extends ErrorCode, Shape extends Record<string, z.ZodType<string>>>(code: Code, shape: Shape) {
  const fields = z.object(shape) as unknown as z.ZodType<{ [Name in keyof Shape]: z.output<Shape[Name]> }>;
  /** Makes the error to throw. */
  const make = (values: { [Name in keyof Shape]: z.output<Shape[Name]> }) => new DomainError(code, values);
  return Object.assign(make, { code, fields });
}

/** Dotted paths of the input with the problem there, such as `items.1`. */
const inputProblems = z.record(z.string(), z.string());

interface DeclaredError<Data> {
  status: number;
  message: string;
  data: Data;
}

type CodeOf<Each> = Each extends ErrorDefinition ? Each['code'] : Extract<Each, ErrorCode>;
type Declared<Errors extends readonly (ErrorCode | ErrorDefinition)[]> = {
  [Each in Errors[number] as CodeOf<Each>]: DeclaredError<
    Body<CodeOf<Each>, Each extends ErrorDefinition ? Each['fields'] : typeof inputProblems>
  >;
};

/**
 * Declares the errors that an endpoint may answer beside those of every endpoint, for `.errors(…)` of its
 * contract. A code alone stands for fields that name paths of the input.
 */
export function declareErrors<const Errors extends readonly (ErrorCode | ErrorDefinition)[]>(...errors: Errors): Declared<Errors> {
  const entries = errors.map((error) => {
    const { code, fields } = typeof error === 'string' ? { code: error, fields: inputProblems } : error;
    const { status, message } = errorTable[code];
    return [code, { status, message, data: z.object({ code: z.literal(code), message: z.string(), fields }) }];
  });
  return Object.fromEntries(entries) as Declared<Errors>;
}

/** Codes that every endpoint may answer: checks before its use case, limits and faults. */
const always = ['BAD_REQUEST', 'NOT_FOUND', 'INVALID_INPUT', 'TOO_MANY_REQUESTS', 'INTERNAL', 'SERVICE_UNAVAILABLE'] as const;
const withBody = ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'CROSS_SITE_FORM'] as const;

/** Codes that an endpoint may answer without declaring them. */
export function commonErrors(method: string, { access, cache, takesFile }: EndpointMeta): ErrorCode[] {
  return [
    ...always,
    ...(method === 'GET' ? [] : withBody),
    ...(takesFile ? (['REQUEST_TIMEOUT'] as const) : []),
    // An account can be erased while an endpoint that is open to visitors works for it.
    ...(cache === 'public' ? [] : (['UNAUTHORIZED'] as const)),
    ...(access === 'anyone' ? [] : (['FORBIDDEN', 'TOTP_ENROLMENT'] as const)),
    // Programs of shops may name what they do once, in a header.
    ...(method !== 'GET' && typeof access === 'object' && 'shop' in access ? (['KEY_REUSED'] as const) : []),
  ];
}
