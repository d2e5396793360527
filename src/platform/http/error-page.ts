import { createHash } from 'node:crypto';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { languageOfPath } from '#shared/localized.ts';
import { contentPolicy } from './security-headers.ts';

/** Stands alone: it is shown when nothing else can be, so it asks for no other file. */
const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;
background:light-dark(#faf6ee,#17130f);color:light-dark(#241c15,#f3eadb);font:1.0625rem/1.6 system-ui,sans-serif}
h1{margin:0;font:600 1.9rem/1.25 Georgia,serif;max-width:28ch}p{margin:0;color:light-dark(#665849,#bcae9b)}
a{display:inline-block;padding:.7rem 0;color:light-dark(#24386b,#a9bbf0);text-underline-offset:.2em}`;

/** The source of an inline style sheet in a content policy. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

const policy = contentPolicy([], { styles: [styleHash(style)] });

/** Errors that are shown as pages of their own. */
type PageError = { [Code in ErrorCode]: (typeof errorTable)[Code] extends { hi: string } ? Code : never }[ErrorCode];

export const isPageError = (code: ErrorCode): code is PageError => 'hi' in errorTable[code];

const backLink = { en: 'Back to the shop', hi: 'दुकान पर लौटें' };

/** An error of the table as a page, for addresses that people open, in the language of the address. */
export function errorPage(code: PageError, path: string, headers: Record<string, string> = {}): Response {
  const language = languageOfPath(path);
  const { status } = errorTable[code];
  const message = errorTable[code][language === 'hi' ? 'hi' : 'message'];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${message}</title><style>${style}</style></head>
<body><main><h1>${message}</h1><p>${status}</p><a href="${language === 'hi' ? '/hi' : '/'}">${backLink[language]}</a></main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy, ...headers },
  });
}
