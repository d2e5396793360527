import { expect, test } from 'vitest';
import { renderInThread } from './document-thread.ts';

test('a document without a renderer fails alone, and says which', async () => {
  await expect(renderInThread('renderNothing')).rejects.toThrow('There is no renderer renderNothing.');
  await expect(renderInThread('renderInvoice', {} as never)).rejects.toThrow(TypeError);
});
