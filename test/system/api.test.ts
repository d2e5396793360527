import { type AnyContractRouter, oc } from '@orpc/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPrefix, listApiRoutes } from '#platform/http/api-routes.ts';
import { generateOpenApi } from '#platform/http/openapi.ts';
import { accountEndpoint, anyoneEndpoint, deskEndpoint, publicRead, shopEndpoint } from '#shared/endpoint.ts';
import { errorTable } from '#shared/errors.ts';
import { contract } from '../../src/contract.ts';
import { openApiDocument } from '../../src/server/openapi.ts';
import { rounds } from '../support/nightly-rounds.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { signUpTestClient } from '../support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const routes = listApiRoutes(contract);
const documentOf = () => openApiDocument('http://localhost:3000');

/** Values that no body, parameter or path segment should have. */
const nasty = fc.oneof(
  fc.constantFrom('%00', '%', '%E0%A4%A', '%ED%A0%80', '%F0%9F%98%80', '..', '%2e%2e%2f', '%2F', '__proto__', 'constructor', 'toString'),
  fc.constantFrom(
    "'%20or%201=1--",
    '$1',
    '{}',
    '[]',
    '-1',
    '0',
    '1e400',
    'NaN',
    '9007199254740993',
    '9'.repeat(60),
    'null',
    'true',
    'x'.repeat(2_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 20 }).map((text) => text.replace(/[#?\s/\\]/g, '')),
);
/** Ends of pages that are nearly right: impossible times, numbers of other sizes, other lengths and types. */
const cursorPart = fc.oneof(
  fc.constantFrom<unknown>(
    '0',
    '1',
    '32767',
    '32768',
    '99999',
    '2147483648',
    '999999999999999',
    '-1',
    '1.5',
    '',
    'abc',
    'a-slug',
    7,
    null,
    [],
    {},
  ),
  fc.constantFrom('2026-11-21 10:00:00+00', '2026-99-99 99:99:99+99', '2026-02-31 10:00:00+00', '2026-02-29 10:00:00+00'),
  fc.constantFrom(
    '0000-01-01 00:00:00+00',
    '2026-11-21 24:00:00+00',
    '2026-11-21 10:00:60+00',
    '2026-11-21 10:00:00+23',
    '9999-12-31 23:59:59.999999-15:59',
  ),
  fc.constantFrom('2026-11-21', '2026-02-31', '0000-01-01', '9999-12-31', '2026-13-01'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const cursor = fc.oneof(
  fc.array(cursorPart, { maxLength: 4 }).map((values) => Buffer.from(JSON.stringify(values)).toString('base64url')),
  fc.tuple(fc.nat(), fc.constantFrom('', '0000', '000000', '00000000')).map(([time, zeros]) => `${time}${zeros}.23456789abcdef`),
  fc.constantFrom('8640000000000001.23456789abcdef', '999999999999999.23456789abcdef', '0.23456789abcdef'),
);
const parameterNames = ['limit', 'sort', 'after', 'minPrice', 'inStock', 'category', 'page', 'slug', 'id', 'material'];
const parameter = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...parameterNames),
      fc.constantFrom('limit[]', 'limit[a]', 'sort[0][x]', '__proto__[polluted]', 'constructor[prototype][polluted]', 'a[', ']', '[]', ''),
      nasty,
    ),
    fc.option(nasty, { nil: undefined }),
  )
  .map(([name, value]) => (value === undefined ? name : `${name}=${value}`));
const pageParameter = fc
  .tuple(fc.constantFrom('featured', 'newest', 'price-up', 'price-down', 'relevance'), cursor)
  .map(([sort, after]) => `sort=${sort}&after=${after}`);
const query = fc
  .array(fc.oneof({ weight: 4, arbitrary: parameter }, { weight: 1, arbitrary: pageParameter }), { maxLength: 6 })
  .map((list) => (list.length > 0 ? `?${list.join('&')}` : ''));
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '{"__proto__":{"polluted":1}}',
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    '[['.repeat(5_000),
  ),
  fc.json(),
  fc.constant('x'.repeat(1_100_000)),
);
const contentType = fc.constantFrom(
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND');

/** Segments that a URL resolves by itself, so that another path would be requested. */
const isResolved = (part: string) => /^(?:\.|%2e){1,2}$/i.test(part);

describe('thousands of malformed requests', () => {
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers only what it documents, in the one shape',
    async (_name, route) => {
      const document = await documentOf();
      const operation = document.paths?.[route.path]?.[route.method.toLowerCase() as 'get'];
      const documented = new Set(Object.keys(operation?.responses ?? {}).map(Number));
      await fc.assert(
        fc.asyncProperty(
          method,
          fc.array(nasty, { minLength: 3, maxLength: 3 }),
          query,
          body,
          contentType,
          async (verb, values, search, text, type) => {
            let index = 0;
            const parts = values.map((value) => (value === '' || isResolved(value) ? 'x' : value));
            const path = route.path.replace(/\{[^}]+\}/g, () => parts[index++] ?? 'x');
            const hasBody = verb !== 'GET' && verb !== 'HEAD';
            const response = await app.request(`${apiPrefix}${path}${search}`, {
              method: verb,
              ...(hasBody ? { body: text, headers: type ? { 'content-type': type } : {} } : {}),
            });
            const isOwn = verb === route.method || (verb === 'HEAD' && route.method === 'GET');
            expect(response.status).toBeLessThan(500);
            if (isOwn && response.status !== 404) expect(documented).toContain(response.status);
            if (!isOwn) expect([400, 401, 404, 405, 413, 415, 422]).toContain(response.status);
            if (response.status >= 400 && verb !== 'HEAD') {
              const { code, message, fields, ...rest } = await response.json();
              expect(rest).toEqual({});
              expect(errorTable[code as keyof typeof errorTable]?.status).toBe(response.status);
              expect(typeof message).toBe('string');
              expect(Object.values(fields).every((value) => typeof value === 'string')).toBe(true);
              // A validator's own words are no sentence that anybody understands.
              expect(JSON.stringify(fields)).not.toMatch(/Invalid (?:input|option)|expected \w+, received|Too (?:big|small)/);
            }
            expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
          },
        ),
        { numRuns: Number(process.env.FUZZ_RUNS ?? rounds(25, 2_000)) },
      );
    },
  );
});

describe('ends of pages', () => {
  const lists = routes.filter(({ method, path }) => method === 'GET' && /cards|products$|posts|makers$|list$|feed/.test(path));
  test.each(lists.map((route) => [route.path]))('%s takes no end that no list gave out, and fails on none', async (path) => {
    const client = await signUpTestClient(app);
    const own = { authorization: `Bearer ${client.token}` };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('featured', 'newest', 'price-up', 'price-down'), cursor, async (sort, after) => {
        const response = await app.request(`${apiPrefix}${path.replace(/\{[^}]+\}/g, 'x')}?sort=${sort}&after=${after}`, { headers: own });
        // The list of a shop is closed to who is not in its team.
        expect([200, 403, 404, 422]).toContain(response.status);
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? rounds(25, 2_000)) },
    );
  });
});

describe('the contract', () => {
  test('every endpoint declares who may call it', () => {
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route) => route.meta.access === undefined)).toEqual([]);
  });

  test.each<[string, AnyContractRouter, string]>([
    ['without access', oc.route({ method: 'GET', path: '/x' }), 'declares no access'],
    ['of a shop that its path does not name', shopEndpoint('orders').route({ method: 'GET', path: '/x' }), 'does not name'],
    ['that names a shop for anyone', anyoneEndpoint.route({ method: 'GET', path: '/shops/{shop}/x' }), 'asks for no power there'],
    ['that names a shop for a desk', deskEndpoint('people').route({ method: 'GET', path: '/shops/{shop}' }), 'asks for no power there'],
    [
      'for an account that answers everyone alike',
      accountEndpoint.meta({ cache: 'public' }).route({ method: 'GET', path: '/x' }),
      'not open to everyone',
    ],
    ['of a desk before enrolment', deskEndpoint('people').meta({ enrolling: true }).route({ method: 'GET', path: '/x' }), 'authenticator'],
  ])('refuses to serve an endpoint %s', (_kind, x, problem) => {
    expect(() => listApiRoutes({ x })).toThrow(problem);
    expect(() => listApiRoutes({ x: publicRead.route({ method: 'GET', path: '/x' }) })).not.toThrow();
  });

  test('no two endpoints share an address and a method', () => {
    const addresses = routes.map((route) => `${route.method} ${route.path.replace(/\{[^}]+\}/g, '{}')}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
});

describe('the API description', () => {
  test('is OpenAPI 3.1 with every endpoint of the contract, and none besides', async () => {
    const response = await app.request('/api/v1/openapi.json');
    const document = await response.json();
    expect(document.openapi).toMatch(/^3\.1\./);
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(routes.map((route) => `${route.method} ${route.path}`).sort());
  });

  test('says of calls that take a file that the file is their body, and all else stands in the address', async () => {
    const document = await documentOf();
    const taking = routes.filter((route) => route.meta.takesFile);
    expect(taking.map((route) => route.name).sort()).toEqual([
      'drafts.addPhoto',
      'imports.sendImport',
      'onboarding.addMakerPhoto',
      'onboarding.addMakerVoice',
      'onboarding.sendPaper',
      'orders.addPackPhoto',
      'payouts.addTaxCertificate',
      'profilePhoto.setPhoto',
      'returns.addPhoto',
    ]);
    for (const route of taking) {
      const item = document.paths?.[route.path]?.[route.method.toLowerCase() as 'put'];
      const { content = {} } = (item?.requestBody ?? {}) as { content?: Record<string, { schema: { format?: string } }> };
      expect(Object.keys(content)).not.toContain('application/json');
      expect([content['image/jpeg']?.schema.format, 'multipart/form-data' in content]).toEqual(['binary', true]);
    }
    const square = document.paths?.['/users/photo']?.put?.parameters as { name: string; in: string }[];
    expect(square.map((each) => [each.name, each.in])).toEqual(['left', 'top', 'side'].map((name) => [name, 'query']));
  });

  test('refuses a tag that no module describes', async () => {
    const undescribed = { x: publicRead.route({ method: 'GET', path: '/x', tags: ['Unheard of'] }) };
    await expect(generateOpenApi(undescribed, { info: { title: 'x', version: '1' } })).rejects.toThrow('no module describes');
  });

  test('names, summarises and tags every endpoint, with its errors in the one shape', async () => {
    const document = await documentOf();
    const tags = new Set(document.tags?.map((tag) => tag.name));
    const ids = new Set<string>();
    for (const item of Object.values(document.paths ?? {})) {
      for (const operation of Object.values(item ?? {}) as {
        operationId: string;
        summary?: string;
        tags?: string[];
        responses: object;
      }[]) {
        ids.add(operation.operationId);
        expect(operation.summary).toBeTruthy();
        expect(operation.tags?.every((tag) => tags.has(tag))).toBe(true);
        const statuses = Object.keys(operation.responses);
        expect(statuses).toEqual(expect.arrayContaining(['400', '404', '422', '429', '500']));
        expect(statuses.some((status) => status === '200' || status === '202')).toBe(true);
      }
    }
    expect(ids.size).toBe(routes.length);
  });

  test('has no reference that leads nowhere', async () => {
    const document = await documentOf();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(10);
    for (const reference of new Set(references)) {
      const target = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });

  test('can be read as a page that loads nothing', async () => {
    const response = await app.request('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(routes.filter((route) => !html.includes(`<code>${route.path}</code>`))).toEqual([]);
    expect(/<script|<link|src=|style="/.exec(html)).toBeNull();
    const ids = new Set([...html.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
    const dead = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]).filter((id) => !ids.has(id));
    expect(dead).toEqual([]);
  });
});
