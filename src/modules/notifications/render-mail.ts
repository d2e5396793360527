import { html, raw } from 'hono/html';
import type { Operator } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import type { MailBlock, MailContent } from './mail.ts';

type Content = Omit<MailContent, 'kind'>;

const words = {
  en: { questions: 'Questions? Write to', sentBy: 'Sent by' },
  hi: { questions: 'कोई सवाल हो तो हमें लिखें:', sentBy: 'भेजने वाले:' },
} satisfies Record<Language, object>;

function textOf(block: MailBlock): string {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return block.rows.map(([name, value]) => `${name}: ${value.includes('\n') ? `\n${value}` : value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `    ${block.code}`;
    default:
      return block.text;
  }
}

// The styles stand at the elements because many mail programs drop anything else; the sheet only turns them dark.
const ink = 'color:#241c15';
const dark = `@media (prefers-color-scheme:dark){.page{background:#17130f!important}.ink{color:#f3eadb!important}
.soft{color:#bcae9b!important}.line{border-color:#4a3f34!important}.link{color:#a9bbf0!important}}`;

function htmlOf(block: MailBlock) {
  switch (block.type) {
    case 'heading':
      return html`<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.3 Georgia,serif;${ink}">${block.text}</h1>`;
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;white-space:pre-line;${ink}">${block.text}</p>`;
    case 'note':
      return html`<p class="soft" style="margin:0 0 16px;font-size:14px;white-space:pre-line;color:#665849">${block.text}</p>`;
    case 'list':
      return html`<ul class="ink" style="margin:0 0 16px;padding-left:20px;${ink}">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'table':
      return html`<table class="ink" style="margin:0 0 16px;width:100%;border-collapse:collapse;${ink}">${block.rows.map(
        ([name, value]) =>
          html`<tr><th scope="row" class="line soft" style="width:34%;padding:8px 16px 8px 0;text-align:left;vertical-align:top;font-weight:400;color:#665849;border-bottom:1px solid #e2d8c8">${name}</th><td class="line" style="padding:8px 0;white-space:pre-line;overflow-wrap:anywhere;border-bottom:1px solid #e2d8c8">${value}</td></tr>`,
      )}</table>`;
    case 'button':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" target="_blank" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#24386b;color:#ffffff;text-decoration:none">${block.label}</a></p>`;
    case 'code':
      return html`<p class="ink line" style="margin:0 0 16px;padding:12px;border:1px solid #e2d8c8;border-radius:6px;text-align:center;font:600 28px/1.3 ui-monospace,monospace;letter-spacing:4px;${ink}">${block.code}</p>`;
  }
}

/** A mail as plain text and as HTML, between the shop's name and who runs it. Everything is escaped. */
export function renderMail({ language, subject, blocks }: Content, operator: Operator): { text: string; html: string } {
  const say = words[language];
  const brand = operator.brand[language];
  const { supportEmail, publicUrl } = operator;
  const sender = [operator.legalEntity, operator.legalAddress].filter((part) => part !== undefined).join(', ');
  const signature = [brand, publicUrl, ...(sender ? [`${say.sentBy} ${sender}`] : []), `${say.questions} ${supportEmail}`];
  const body = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${raw(dark)}</style></head>
<body class="page" style="margin:0;background:#faf6ee"><div class="page" style="background:#faf6ee"><div style="max-width:560px;margin:0 auto;padding:24px 20px;font:16px/1.6 'Noto Sans Devanagari',system-ui,sans-serif">
<p style="margin:0 0 24px"><a class="link" href="${publicUrl}" target="_blank" style="font:600 20px/1.3 Georgia,serif;color:#24386b;text-decoration:none">${brand}</a></p>
${blocks.map(htmlOf)}
<div class="soft line" style="margin-top:32px;padding-top:16px;border-top:1px solid #e2d8c8;font-size:14px;color:#665849">
${sender ? html`<p style="margin:0 0 4px">${say.sentBy} ${sender}</p>` : ''}<p style="margin:0">${say.questions} <a class="link" href="mailto:${supportEmail}" style="color:#24386b">${supportEmail}</a></p>
</div></div></div></body></html>`;
  return { text: `${[...blocks.map(textOf), `-- \n${signature.join('\n')}`].join('\n\n')}\n`, html: String(body) };
}
