import { expect, test } from 'vitest';
import { FileStream } from './file-stream.ts';

/** Parts that count how many were made, and whether their maker was stopped. */
function counted(count: number, failAt = Number.POSITIVE_INFINITY) {
  const made = { parts: 0, stopped: false };
  async function* parts() {
    try {
      for (let index = 0; index < count; index++) {
        if (index === failAt) throw new Error('the database is gone');
        made.parts++;
        yield `part ${index}\n`;
      }
    } finally {
      made.stopped = true;
    }
  }
  return { made, open: () => FileStream.open({ name: 'parts.csv', type: 'text/csv' }, parts()) };
}

test('a part is made when the one before was read, and none once the reader is gone', async () => {
  const { made, open } = counted(1_000);
  const stream = await open();
  const { body, headers } = stream.toResponse('GET');
  expect([made.parts, headers.get('content-disposition')]).toEqual([1, 'attachment; filename="parts.csv"']);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (let read = 0; read < 3; read++) await reader.read();
  expect(made.parts).toBeLessThanOrEqual(4);
  await reader.cancel();
  await stream.ended;
  expect([made.parts <= 4, made.stopped]).toEqual([true, true]);
});

test('what fails before the first part fails the call, and what fails later breaks the answer off', async () => {
  await expect(counted(3, 0).open()).rejects.toThrow('gone');
  const late = await counted(3, 2).open();
  await expect(late.toResponse('GET').text()).rejects.toThrow('gone');
  await late.ended;
});

test('it is whole where it is read to its end, and nothing is made for its headers alone', async () => {
  const whole = await counted(3).open();
  expect(await whole.toResponse('GET').text()).toBe('part 0\npart 1\npart 2\n');
  await whole.ended;
  expect(await (await (await counted(2).open()).collect()).text()).toBe('part 0\npart 1\n');
  const { made, open } = counted(9);
  const head = await open();
  expect(head.toResponse('HEAD').body).toBeNull();
  await head.ended;
  expect(made).toEqual({ parts: 1, stopped: true });
});
