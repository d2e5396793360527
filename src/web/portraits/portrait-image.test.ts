import { expect, test } from 'vitest';
import { loader } from './portrait-image.ts';

test.each(['x', 'asha', '.svg', 'asha.png'])('an address of a portrait that is none (%s) answers 404', async (file) => {
  const thrown = await loader({ params: { file } } as never).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(404);
});
