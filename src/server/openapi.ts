import type { OpenAPI } from '@orpc/openapi';
import { Hono } from 'hono';
import { contract } from '#contract.ts';
import { openApi } from '#modules.ts';
import { CacheControl } from '#platform/cache/cache-control.ts';
import type { ServeCached } from '#platform/cache/serve-cached.ts';
import { renderApiDocs } from '#platform/http/api-docs.ts';
import { apiPrefix } from '#platform/http/api-routes.ts';
import { generateOpenApi } from '#platform/http/openapi.ts';
import type { ServerContext, ServerEnv } from '#platform/http/request-variables.ts';
import { localized } from '#shared/schemas.ts';

const description = `Everything the shop's own pages use. Amounts are whole Indian paise. Texts come in English and, where there is one, in Hindi.
Lists answer \`next\` while there is more: send it back as \`after\`. An address that answers 304 may be asked again with \`If-None-Match\`.`;

const documents = new Map<string, Promise<OpenAPI.Document>>();

/** The API's description, made once. */
export function openApiDocument(publicUrl: string): Promise<OpenAPI.Document> {
  let document = documents.get(publicUrl);
  if (!document) {
    document = generateOpenApi(contract, {
      info: { title: 'Marketplace API', version: '1.0.0', description },
      servers: [{ url: `${publicUrl}${apiPrefix}` }],
      tags: openApi.tags,
      commonSchemas: Object.fromEntries(
        Object.entries({ Localized: localized, ...openApi.schemas }).map(([name, schema]) => [
          name,
          { schema, strategy: 'output' as const },
        ]),
      ),
    });
    documents.set(publicUrl, document);
  }
  return document;
}

/** The API's description for programs and for people: the same for everyone until the next release. */
export function createApiDocuments(publicUrl: string, serveCached: ServeCached): Hono<ServerEnv> {
  const documents = new Hono<ServerEnv>();
  const serve = (c: ServerContext, render: (document: OpenAPI.Document) => Response) =>
    serveCached(c, { address: c.req.path }, async () => {
      c.set('route', c.req.path);
      return { response: render(await openApiDocument(publicUrl)), cacheControl: new CacheControl(() => {}) };
    });
  documents.get(`${apiPrefix}/openapi.json`, (c) =>
    serve(c, (document) => Response.json(document, { headers: { 'cache-control': 'public' } })),
  );
  documents.get('/api/docs', (c) => serve(c, renderApiDocs));
  return documents;
}
