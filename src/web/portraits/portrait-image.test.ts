import { expect, test } from 'vitest';
import { loader } from './portrait-image.ts';

test.each(['x', 'asha', '.svg', 'asha.png'])('answers 404 to a malformed address (%s)', async (file) => {
  const thrown = await loader({ params: { file } } as never).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(404);
});
