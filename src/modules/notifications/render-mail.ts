import { html } from 'hono/html';
import type { Language } from '#shared/localized.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import { defang, defangBlock } from './defang.ts';
import type { MailBlock, MailContent } from './mail.ts';
import { frameMail, mailStyles } from './mail-layout.ts';

type Content = Omit<MailContent, 'kind'>;
type Styles = ReturnType<typeof mailStyles>;

const words = {
  en: { questions: 'Questions? Write to', sentBy: 'Sent by' },
  hi: { questions: 'कोई सवाल हो तो हमें लिखें:', sentBy: 'भेजने वाले:' },
} satisfies Record<Language, object>;

const line = (name: string, value: string) => `${name}: ${value.includes('\n') ? `\n${value}` : value}`;

/** Puts the amount of an item beside its name, and what else is said of it below. */
function itemText(what: string, much: string): string {
  const [name = '', ...facts] = what.split('\n');
  return [`- ${line(name, much)}`, ...facts.map((fact) => `  ${fact}`)].join('\n');
}

function blockText(block: MailBlock): string {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return block.rows.map(([name, value]) => line(name, value)).join('\n');
    case 'pieces':
      return [...(block.title ? [block.title] : []), ...block.rows.map(([what, much]) => itemText(what, much))].join('\n');
    case 'total':
      return line(...block.row);
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `    ${block.code}`;
    default:
      return block.text;
  }
}

/** Keeps numbers of orders and returns on one line, without characters that copying would add. */
const keepNumbersWhole = (text: string) =>
  text
    .split(/\b([0-9A-Z]{1,4}(?:-[0-9A-Z]{4,8})+)\b/)
    .map((part, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part));

/** Blocks that continue the lines of items above them. */
const continuing: readonly (MailBlock['type'] | undefined)[] = ['pieces', 'table', 'total'];

function blockHtml(block: MailBlock, style: Styles, next: MailBlock | undefined) {
  switch (block.type) {
    case 'heading':
      return html`<h1 class="ink" style="${style.heading}">${keepNumbersWhole(block.text)}</h1>`;
    case 'paragraph':
      return html`<p class="ink" style="${style.text}">${block.text}</p>`;
    case 'note':
      return html`<p class="soft" style="${style.note}">${block.text}</p>`;
    case 'list':
      return html`<ul class="ink" style="${style.list}">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'table':
      return html`<table style="${style.table}">${block.rows.map(
        ([name, value]) =>
          html`<tr><th scope="row" class="soft line" style="${style.label}">${name}</th><td class="ink line" style="${style.value}">${value}</td></tr>`,
      )}</table>`;
    case 'pieces':
      return html`${block.title && html`<p class="ink" style="${style.part}">${block.title}</p>`}<table style="${continuing.includes(next?.type) ? style.pieces : style.table}">${block.rows.map(
        ([what, much, picture]) =>
          html`<tr>${picture && html`<td class="line" style="${style.picture}"><img src="${picture}" width="64" height="64" alt="" style="${style.image}"></td>`}<th scope="row"${picture ? '' : html` colspan="2"`} class="ink line" style="${style.piece}">${what}</th><td class="ink line" style="${style.amount}">${much}</td></tr>`,
      )}</table>`;
    case 'total':
      return html`<table style="${style.table}"><tr><th scope="row" class="ink" style="${style.piece}${style.total}">${block.row[0]}</th><td class="ink" style="${style.amount}${style.total}">${block.row[1]}</td></tr></table>`;
    case 'button':
      return html`<p style="margin:8px 0 20px"><a href="${block.url}" target="_blank" class="press" style="${style.press}">${block.label}</a></p>`;
    case 'link':
      return html`<p style="${style.note}"><a href="${block.url}" target="_blank" class="link" style="${style.link}">${block.label}</a></p>`;
    case 'code':
      return html`<p class="ink line" style="${style.code}">${block.code}</p>`;
  }
}

/**
 * Renders a mail as plain text and as HTML, with the shop's name and operator. Everything is escaped, and
 * nothing but buttons and links of ours leads anywhere, since a name may be a stranger's words.
 * @param options `keepsLinks`: for the operator, who reads the text as it was written
 */
export function renderMail(
  content: Content,
  operator: OperatorSettings,
  { keepsLinks = false } = {},
): { subject: string; text: string; html: string } {
  const { language } = content;
  const subject = keepsLinks ? content.subject : defang(content.subject);
  const blocks = keepsLinks ? content.blocks : content.blocks.map(defangBlock);
  const say = words[language];
  const style = mailStyles(language);
  const { supportEmail, publicUrl } = operator;
  const sender = [operator.legalEntity, operator.legalAddress].filter((part) => part !== undefined).join(', ');
  const signature = [
    operator.brand[language],
    publicUrl,
    ...(sender ? [`${say.sentBy} ${sender}`] : []),
    `${say.questions} ${supportEmail}`,
  ];
  const preview = blocks.find(({ type }) => type === 'paragraph');
  const page = frameMail(
    {
      language,
      subject,
      preview: preview?.type === 'paragraph' ? preview.text : '',
      parts: blocks.map((block, index) => blockHtml(block, style, blocks[index + 1])),
      footer: [
        ...(sender ? [html`<p style="margin:0 0 4px">${say.sentBy} ${sender}</p>`] : []),
        html`<p style="margin:0">${say.questions} <a class="link" href="mailto:${supportEmail}" style="${style.link}">${supportEmail}</a></p>`,
      ],
    },
    operator,
  );
  return { subject, text: `${[...blocks.map(blockText), `-- \n${signature.join('\n')}`].join('\n\n')}\n`, html: page };
}
