/** The first raw limit: what node:http alone does with 10 KB of JSON. Prints its port. */
import { createServer } from 'node:http';

const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(10_229) }));
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  response.end(body);
});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify(server.address())}\n`);
});
