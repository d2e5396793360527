import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { uploadFromRequest } from '#platform/http/receive-upload.ts';
import { diskMediaStorage } from '#platform/storage/open-media-storage.ts';

/** Receives uploads into the data directory of its argument until it is killed; prints its port. */
const media = diskMediaStorage(String(process.argv[2]));
const server = createServer(
  getRequestListener((request) =>
    uploadFromRequest(request, '127.0.0.1').receive(media.stage, async ({ bytes }) => Response.json({ bytes })),
  ),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
