import { html, raw } from 'hono/html';
import { styleHash } from '../http/error-page.ts';
import { contentPolicy } from '../http/security-headers.ts';
import { listOutbox, readOutbox, type StoredMail } from './outbox.ts';

const style = `*{box-sizing:border-box}:root{color-scheme:light dark}body{margin:0 auto;max-width:60rem;padding:1.5rem 1.25rem 3rem;
background:light-dark(#faf6ee,#17130f);color:light-dark(#241c15,#f3eadb);font:1rem/1.6 system-ui,sans-serif}
h1{margin:.5rem 0 1rem;font:600 1.6rem/1.25 Georgia,serif;overflow-wrap:anywhere}h2{margin:2rem 0 .5rem;font-size:1.125rem}
a{color:light-dark(#24386b,#a9bbf0);text-underline-offset:.2em}.soft{color:light-dark(#665849,#bcae9b)}
ul{margin:0;padding:0;list-style:none}li{border-top:1px solid light-dark(#ddd0ba,#40352a)}
li a{display:block;padding:.75rem 0;font-weight:600;overflow-wrap:anywhere}li span{display:inline-block;width:100%;font-weight:400;font-size:.9375rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;margin:0}dt{color:light-dark(#665849,#bcae9b)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:40rem;border:1px solid light-dark(#ddd0ba,#40352a);border-radius:3px;background:light-dark(#faf6ee,#17130f)}
pre{margin:0;padding:1rem;border:1px solid light-dark(#ddd0ba,#40352a);border-radius:3px;white-space:pre-wrap;overflow-wrap:anywhere;font:.9375rem/1.6 ui-monospace,monospace}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

const noIndexHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
const policy = contentPolicy([], { styles: [styleHash(style)] });

function page(title: string, body: unknown): Response {
  const text = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(style)}</style></head><body>${body}</body></html>`;
  return new Response(String(text), {
    headers: { ...noIndexHeaders, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** Renders the list of stored mails. */
export async function outboxPage(folder: string): Promise<Response> {
  const mails = await listOutbox(folder);
  return page(
    'Outbox',
    html`<main><h1>Outbox</h1><p class="soft">Mails of this demonstration shop. They are kept here instead of being sent.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : html`<ul>${mails.map((mail) => html`<li><a href="/dev/outbox/${mail.id}">${mail.subject}<span class="soft">${mail.to} · ${mail.date}</span></a></li>`)}</ul>`}</main>`,
  );
}

function mailPage(mail: StoredMail): Response {
  return page(
    mail.subject,
    html`<main><p><a href="/dev/outbox">All mails</a></p><h1>${mail.subject}</h1>
<h2>As HTML</h2><iframe title="The mail as HTML" src="/dev/outbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2><pre>${mail.text}</pre>
${mail.attachments.length > 0 ? html`<h2>Attachments</h2><ul>${mail.attachments.map(({ name }, index) => html`<li><a href="/dev/outbox/${mail.id}/attachments/${index}">${name}</a></li>`)}</ul>` : ''}
<h2>Headers</h2><dl>${mail.headers.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></main>`,
  );
}

/** Serves the mail's own document, sandboxed: it may style itself and run nothing. */
function mailHtml(mail: StoredMail): Response {
  return new Response(mail.html, {
    headers: {
      ...noIndexHeaders,
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
    },
  });
}

/** Serves a document of a stored mail; undefined where there is none. */
export async function storedAttachment(folder: string, id: string, index: number): Promise<Response | undefined> {
  const attachment = (await readOutbox(folder, id))?.attachments[index];
  if (!attachment) return undefined;
  return new Response(new Uint8Array(attachment.content), {
    headers: { ...noIndexHeaders, 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="document.pdf"' },
  });
}

/** Renders a stored mail as a page, or serves its HTML alone; undefined where there is no such mail. */
export async function storedMailPage(folder: string, id: string, part?: 'html'): Promise<Response | undefined> {
  const mail = await readOutbox(folder, id);
  if (!mail) return undefined;
  return part === 'html' ? mailHtml(mail) : mailPage(mail);
}
