import type { MailBlock, MailContent } from '#modules/notifications/mail.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';
import { hubUrl } from './hub-url.ts';

/** Names of the rows that say why the operator decided so. */
const words: Record<Language, { why: string; note: string }> = {
  en: { why: 'Why', note: 'In our words' },
  hi: { why: 'कारण', note: 'हमारी बात' },
};

/** Writes a day in a mail. @param date ISO date */
export const longDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

interface MailToTeam {
  kind: string;
  language: Language;
  subject: string;
  text: string;
  /** Picked reasons of a decision, and what the operator wrote beside them. */
  reasons?: readonly Localized[];
  note?: Localized | undefined;
  /** Further facts: a name and its value each. */
  rows?: readonly (readonly [name: string, value: string])[];
  slug: string;
  /** The page that the button leads to, below that of the shop; absent: that of the shop itself. */
  page?: string;
  button: string;
  /** Small print below the button. */
  smallPrint?: string;
}

/** Composes a mail to a member of a shop's team: what it is about, why, and the page to look at. */
export function mailToTeam(
  ctx: Context,
  { kind, language, subject, text, reasons = [], note, rows = [], slug, page, button, smallPrint }: MailToTeam,
): MailContent {
  const say = words[language];
  const table = [
    ...reasons.map((reason) => [say.why, inLanguage(reason, language)] as const),
    ...(note ? [[say.note, inLanguage(note, language)] as const] : []),
    ...rows,
  ];
  const url = `${hubUrl(ctx, slug, language)}${page === undefined ? '' : `/${page}`}`;
  const blocks: MailBlock[] = [
    { type: 'heading', text: subject },
    { type: 'paragraph', text },
    ...(table.length > 0 ? [{ type: 'table' as const, rows: table }] : []),
    { type: 'button', label: button, url },
    ...(smallPrint === undefined ? [] : [{ type: 'note' as const, text: smallPrint }]),
  ];
  return { kind, language, subject, blocks };
}
