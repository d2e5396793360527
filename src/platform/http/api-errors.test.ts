import { expect, it, vi } from 'vitest';
import { DomainError } from '#shared/errors.ts';
import { throwErrorResponses } from './api-errors.ts';

const log = { error: vi.fn() };
const call = (next: () => Promise<unknown>) => throwErrorResponses({ log: log as never, request: { id: 'test' } as never })({ next });

it('gives an expected failure to the page as the answer it would be over HTTP', async () => {
  const thrown = await call(() => Promise.reject(new DomainError('PRODUCT_NOT_FOUND'))).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
  expect(await (thrown as Response).json()).toMatchObject({ code: 'PRODUCT_NOT_FOUND', message: 'Product not found.' });
  expect(log.error).not.toHaveBeenCalled();
});

it('logs a fault and tells nothing of it', async () => {
  const thrown = await call(() => Promise.reject(new Error('password of the database'))).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(await (thrown as Response).text()).not.toContain('password');
  expect(log.error).toHaveBeenCalledOnce();
});

it('leaves an answer alone', async () => {
  await expect(call(async () => 7)).resolves.toBe(7);
});
