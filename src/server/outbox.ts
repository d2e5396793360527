import { Hono } from 'hono';
import { errorPage } from '#platform/http/error-page.ts';
import type { ServerEnv } from '#platform/http/request-variables.ts';
import { outboxPage, storedAttachment, storedMailPage } from '#platform/mail/outbox-pages.ts';

/** The mails of a demonstration, which are kept as files in `folder` instead of sent. */
export function createOutbox(folder: string): Hono<ServerEnv> {
  const outbox = new Hono<ServerEnv>();
  outbox.get('/', () => outboxPage(folder));
  outbox.get('/:id', async (c) => (await storedMailPage(folder, c.req.param('id'))) ?? errorPage('NOT_FOUND', c.req.path));
  outbox.get('/:id/html', async (c) => (await storedMailPage(folder, c.req.param('id'), 'html')) ?? errorPage('NOT_FOUND', c.req.path));
  outbox.get('/:id/attachments/:index{[0-9]{1,2}}', async (c) => {
    const document = await storedAttachment(folder, c.req.param('id'), Number(c.req.param('index')));
    return document ?? errorPage('NOT_FOUND', c.req.path);
  });
  return outbox;
}
