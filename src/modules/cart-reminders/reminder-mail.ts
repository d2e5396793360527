import type { PricedLine } from '#modules/cart/price-lines.ts';
import type { MailContent } from '#modules/notifications/mail.ts';
import { formatDay } from '#shared/format-day.ts';
import { inLanguage, type Language, labelIn } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { reminderWords } from './reminder-words.ts';

const locales = { en: 'en-IN', hi: 'hi-IN' } satisfies Record<Language, string>;

/** Units of a line that can be bought now, in any country. */
export const unitsThere = ({ problem, qty, stock }: Pick<PricedLine, 'problem' | 'qty' | 'stock'>): number =>
  problem === 'unavailable' || problem === 'gone' ? 0 : Math.min(qty, stock);

function lineRow(line: PricedLine, language: Language, publicUrl: string) {
  const say = reminderWords[language];
  const size = line.size === 'One size' ? undefined : labelIn(line.size, line.sizeLabel, language);
  const choice = [line.colorName && inLanguage(line.colorName, language), size].filter(Boolean).join(', ');
  const there = unitsThere(line);
  const state = there === 0 ? say.soldOut : there < line.qty ? say.fewer(there) : undefined;
  const what = [inLanguage(line.title, language), choice, state].filter(Boolean).join('\n');
  const row = [what, `${line.qty} × ${formatRupees(line.pricePaise, { locale: locales[language] })}`] as const;
  const { image } = line.product;
  return image ? ([...row, publicUrl + webpUrl(image)] as const) : row;
}

interface Reminder {
  language: Language;
  /** Lines of the cart that are still in the catalogue, at today's prices. */
  lines: readonly PricedLine[];
  /** An order of it was not paid in time. */
  hasEnded: boolean;
  consentedAt: Date;
  cartUrl: string;
  stopUrl: string;
}

/** Composes the one mail about a cart. It names no person: a stranger may have typed the address. */
export function reminderMail(reminder: Reminder, { brand, publicUrl }: OperatorSettings): MailContent {
  const { language, lines, hasEnded } = reminder;
  const say = reminderWords[language];
  const subject = hasEnded ? say.ended.subject : say.left.subject;
  return {
    kind: 'cart-reminder',
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: hasEnded ? say.ended.text : say.left.text },
      { type: 'pieces', rows: lines.map((line) => lineRow(line, language, publicUrl)) },
      { type: 'note', text: say.prices },
      { type: 'button', label: say.button, url: reminder.cartUrl },
      { type: 'note', text: say.why(brand[language], formatDay(reminder.consentedAt, language, 'long')) },
      { type: 'link', label: say.stop, url: reminder.stopUrl, unsubscribes: true },
    ],
  };
}
