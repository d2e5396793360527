import { html, raw } from 'hono/html';
import type { Language } from '#shared/localized.ts';
import type { OperatorSettings } from '#shared/operator.ts';

/** Result of `html`: text that is escaped already. */
type Markup = ReturnType<typeof html>;

/**
 * The colours of src/ui/styles/tokens.css. Many mail programs drop style sheets, so the styles of the light
 * scheme are inline; the sheet only turns them dark.
 */
const colors = {
  ground: '#f1e9da',
  card: '#fffdf8',
  line: '#ddd0ba',
  ink: '#241c15',
  muted: '#665849',
  indigo: '#24386b',
  onIndigo: '#fdf9f0',
};
const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:#100d0a!important}.card{background:#221c16!important}.ink{color:#f3eadb!important}
.soft{color:#bcae9b!important}.line{border-color:#40352a!important}.link{color:#a9bbf0!important}
.press{background:#a9bbf0!important;border-color:#a9bbf0!important;color:#131a2e!important}}
@media (max-width:480px){.edge{padding-left:20px!important;padding-right:20px!important}}`;

const fonts = {
  en: {
    body: "'Mukta','Segoe UI',Roboto,Helvetica,Arial,sans-serif",
    display: "'Eczar',Georgia,'Times New Roman',serif",
    air: [1.55, 1.25],
  },
  hi: {
    body: "'Mukta','Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',Arial,sans-serif",
    display: "'Eczar','Noto Serif Devanagari','Kohinoor Devanagari','Nirmala UI',Georgia,serif",
    air: [1.7, 1.4],
  },
} as const;

/** Returns the inline styles of a mail's blocks, for one language. */
export function mailStyles(language: Language) {
  const { body, display, air } = fonts[language];
  const small = `font-size:14px;line-height:${air[0]}`;
  const cell = `padding:10px 0;border-bottom:1px solid ${colors.line};vertical-align:top;overflow-wrap:anywhere`;
  return {
    body: `font-family:${body};font-size:16px;line-height:${air[0]}`,
    name: `font-family:${display};font-size:22px;line-height:1.2;font-weight:600;color:${colors.indigo};text-decoration:none`,
    heading: `margin:0 0 16px;font-family:${display};font-size:26px;line-height:${air[1]};font-weight:600;color:${colors.ink}`,
    part: `margin:8px 0 2px;font-weight:600;color:${colors.ink}`,
    text: `margin:0 0 16px;white-space:pre-line;color:${colors.ink}`,
    note: `margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere;color:${colors.muted};${small}`,
    list: `margin:0 0 16px;padding:0 0 0 20px;color:${colors.ink}`,
    table: 'width:100%;margin:0 0 20px;border-collapse:collapse',
    pieces: 'width:100%;margin:0;border-collapse:collapse',
    label: `${cell};width:36%;padding-right:16px;text-align:left;font-weight:400;color:${colors.muted}`,
    value: `${cell};white-space:pre-line;color:${colors.ink}`,
    piece: `${cell};padding-right:16px;text-align:left;font-weight:400;white-space:pre-line;color:${colors.ink}`,
    picture: `${cell};width:64px;padding-right:12px`,
    image: 'display:block;border-radius:3px',
    amount: `${cell};text-align:right;white-space:nowrap;color:${colors.ink}`,
    total: ';border-bottom:0;font-weight:600',
    press: `display:inline-block;padding:13px 26px;border:1px solid ${colors.indigo};border-radius:3px;background:${colors.indigo};color:${colors.onIndigo};font-weight:600;text-decoration:none`,
    code: `margin:0 0 16px;padding:16px;border:1px solid ${colors.line};border-radius:3px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:6px;color:${colors.ink}`,
    foot: `color:${colors.muted};${small}`,
    link: `color:${colors.indigo}`,
  };
}

interface MailFrame {
  language: Language;
  subject: string;
  /** Text that lists of mails show beside the subject. */
  preview: string;
  parts: readonly Markup[];
  footer: readonly Markup[];
}

const tableAttributes = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/**
 * Lays out every mail: tables, which all mail programs render alike, 600 px wide. The shop's name is text;
 * the sign beside it is a picture that may be missing.
 */
export function frameMail({ language, subject, preview, parts, footer: foot }: MailFrame, { brand, publicUrl }: OperatorSettings): string {
  const style = mailStyles(language);
  return String(html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${subject}</title><style>${raw(styleSheet)}</style></head>
<body class="ground" style="margin:0;padding:0;background:${colors.ground}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table class="ground" ${tableAttributes} style="background:${colors.ground}" bgcolor="${colors.ground}"><tr><td align="center" style="padding:24px 12px">
${raw('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->')}
<table ${tableAttributes} style="max-width:600px;text-align:left;${style.body}">
<tr><td class="edge" style="padding:0 32px 16px"><a href="${publicUrl}${language === 'hi' ? '/hi' : ''}" target="_blank" class="link" style="${style.name}"><img src="${publicUrl}/icon-192.png" width="32" height="32" alt="" style="border:0;vertical-align:middle;margin-right:10px">${brand[language]}</a></td></tr>
<tr><td class="card line edge" style="padding:32px 32px 16px;background:${colors.card};border:1px solid ${colors.line};border-radius:6px" bgcolor="${colors.card}">
${parts}
</td></tr>
<tr><td class="soft edge" style="padding:20px 32px 8px;${style.foot}">${foot}</td></tr>
</table>
${raw('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr></table></body></html>`);
}
