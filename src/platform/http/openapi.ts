import type { AnyContractRouter } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator, type OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { commonErrors } from '#shared/endpoint-errors.ts';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { listApiRoutes } from './api-routes.ts';

const errorSchema = {
  type: 'object',
  description: 'What every failed call answers.',
  required: ['code', 'message', 'fields'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorTable), description: 'What went wrong, for programs' },
    message: { type: 'string', description: 'What went wrong, for people' },
    fields: {
      type: 'object',
      description: 'Dotted paths of the input → what is wrong there',
      additionalProperties: { type: 'string' },
    },
  },
  additionalProperties: false,
} as const;

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } as const;
const describeCodes = (codes: readonly ErrorCode[]) => codes.map((code) => `${code}: ${errorTable[code].message}`).join(' ');

function errorResponseOf(status: number, codes: readonly ErrorCode[]): OpenAPI.ResponseObject {
  return {
    description: describeCodes(codes),
    ...(status === 429 ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

const byStatus = (codes: readonly ErrorCode[]) => Map.groupBy(new Set(codes), (code) => errorTable[code].status);

const fileSchema: OpenAPI.SchemaObject = { type: 'string', format: 'binary', description: 'At most 10 MB' };
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'];

/** Describes a call whose body is a file: what the contract names beside it stands in the address. */
function describeUpload(operation: OpenAPI.OperationObject): void {
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  const { properties = {}, required = [] } = (body?.content['application/json']?.schema ?? {}) as OpenAPI.SchemaObject;
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }) as const),
  ] as NonNullable<typeof operation.parameters>;
  const form: OpenAPI.SchemaObject = { type: 'object', required: ['photo'], properties: { photo: fileSchema } };
  operation.requestBody = {
    required: true,
    description: 'The picture as it is, or the first file of a form.',
    content: { ...Object.fromEntries(pictureTypes.map((type) => [type, { schema: fileSchema }])), 'multipart/form-data': { schema: form } },
  };
}

/** Generates the OpenAPI 3.1 document of a contract: every endpoint, with every error that it may answer. */
export async function generateOpenApi(
  contract: AnyContractRouter,
  base: Pick<OpenAPIGeneratorGenerateOptions, 'info' | 'servers' | 'tags' | 'commonSchemas'>,
): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    ...base,
    // The body of a declared error is what its contract calls data; codes that any endpoint answers share the
    // status.
    customErrorResponseBodySchema: (declared) => ({
      anyOf: [...declared.map(([, , , schema]) => schema), { $ref: '#/components/schemas/Error' }],
    }),
  });
  const used = new Set<ErrorCode>();
  const tags = new Set(document.tags?.map((tag) => tag.name));
  for (const route of listApiRoutes(contract)) {
    const item = document.paths?.[route.path];
    const operation = item?.[route.method.toLowerCase() as 'get'];
    if (!operation) throw new Error(`${route.name} is missing from the API description.`);
    for (const name of operation.tags ?? [])
      if (!tags.has(name)) throw new Error(`${route.name} has the tag ${name}, which no module describes.`);
    if (route.meta.takesFile) describeUpload(operation);
    operation.responses ??= {};
    if (route.meta.cache === 'public') {
      operation.responses['304'] = { description: 'Not changed since the answer whose ETag was sent as If-None-Match.' };
    }
    const common = byStatus(commonErrors(route.method, route.meta));
    const declared = byStatus(route.errors);
    for (const [status, codes] of common) {
      for (const code of codes) used.add(code);
      operation.responses[status] ??= { $ref: `#/components/responses/Error${status}` };
    }
    for (const [status, codes] of declared) {
      const response = operation.responses[status] as OpenAPI.ResponseObject;
      response.description = describeCodes([...codes, ...(common.get(status) ?? [])]);
      if (status === 429) response.headers = retryAfter;
    }
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: errorSchema as never },
    responses: Object.fromEntries([...byStatus([...used])].map(([status, codes]) => [`Error${status}`, errorResponseOf(status, codes)])),
  };
  return document;
}
