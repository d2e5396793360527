import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyoneEndpoint, publicRead } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { requireDeclaredError } from '../../../test/support/declared-errors.ts';
import { generateOpenApi } from './openapi.ts';

const quoteChanged = defineError('QUOTE_CHANGED', { expectedTotalPaise: z.string() });
const contract = {
  buy: anyoneEndpoint
    .errors(declareErrors(quoteChanged, 'OUT_OF_STOCK'))
    .route({ method: 'POST', path: '/buy', summary: 'Buy' })
    .input(z.object({ qty: z.int() }))
    .output(z.object({ ok: z.boolean() })),
  read: publicRead.route({ method: 'GET', path: '/read', summary: 'Read' }).output(z.object({ ok: z.boolean() })),
};

interface Response {
  $ref?: string;
  description?: string;
  content?: { 'application/json': { schema: { anyOf: { properties?: { code: { const: string }; fields: unknown } }[] } } };
}

test('documents declared errors with their data', async () => {
  const document = await generateOpenApi(contract, { info: { title: 'Test', version: '1' } });
  const responses = document.paths?.['/buy']?.post?.responses as Record<string, Response>;
  const { description, content } = responses[409] as Response;
  expect(description).toMatch(/^QUOTE_CHANGED: .* OUT_OF_STOCK: /);
  const [first] = content?.['application/json'].schema.anyOf ?? [];
  expect(first?.properties).toMatchObject({
    code: { const: 'QUOTE_CHANGED' },
    fields: { type: 'object', properties: { expectedTotalPaise: { type: 'string' } }, required: ['expectedTotalPaise'] },
  });
});

test('documents the errors of every endpoint, and no others', async () => {
  const document = await generateOpenApi(contract, { info: { title: 'Test', version: '1' } });
  const responses = document.paths?.['/read']?.get?.responses as Record<string, Response>;
  expect(Object.keys(responses).sort()).toEqual(['200', '304', '400', '404', '422', '429', '500', '503']);
  expect(responses[422]?.$ref).toBe('#/components/responses/Error422');
  expect(document.components?.responses?.Error404).toMatchObject({ description: 'NOT_FOUND: There is nothing at this address.' });
});

test('makes typed errors', () => {
  expect(quoteChanged({ expectedTotalPaise: '120000' })).toMatchObject({ code: 'QUOTE_CHANGED', fields: { expectedTotalPaise: '120000' } });
  // @ts-expect-error a total is a text of digits
  quoteChanged({ expectedTotalPaise: 120_000 });
  // @ts-expect-error the data has to be there
  quoteChanged({});
});

test('finds an error that a contract does not declare', async () => {
  const answer = (code: string, status: number) => Response.json({ code, message: '', fields: {} }, { status });
  const cart = { method: 'GET', url: 'http://localhost/api/v1/users/cart' };
  await expect(requireDeclaredError(cart, answer('OUT_OF_STOCK', 409))).rejects.toThrow('cart.getCart answers OUT_OF_STOCK');
  await requireDeclaredError(cart, answer('UNAUTHORIZED', 401));
  await requireDeclaredError({ ...cart, url: 'http://localhost/somewhere' }, answer('OUT_OF_STOCK', 409));
});
