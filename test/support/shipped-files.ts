import { expect } from 'vitest';

/** A server with the demo shop has found what ships with it: pages, products, pictures and documentation. */
export async function expectShippedFiles(origin: string): Promise<void> {
  const page = await (await fetch(`${origin}/categories/apparel`)).text();
  const picture = /src="(\/media\/[^"]+)"/.exec(page)?.[1];
  for (const path of ['/', '/api/docs', '/blog', '/api/v1/products/?search=saree', picture ?? '/no picture']) {
    const answer = await fetch(`${origin}${path}`);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
  }
}
