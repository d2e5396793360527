import { getPackingList } from '#modules/orders/list-to-pack.ts';
import type { PackingList } from '#modules/orders/packing-list-contract.ts';
import type { Context } from '#platform/context.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { inLanguage, type Language, labelIn } from '#shared/localized.ts';
import { packingListWords } from './packing-list-words.ts';

type Parcel = PackingList['parcels'][number];

/** Black on white, for a screen in the sun and for paper. A ticked line is struck through. */
const style = `body{font:1rem/1.5 system-ui,"Noto Sans Devanagari",sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color:#000;background:#fff}
h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:0}p{margin:.25rem 0}section{border-top:2px solid #000;padding:.75rem 0;break-inside:avoid}
label{display:flex;gap:.75rem;padding:.5rem 0;align-items:flex-start;min-height:44px}input{width:1.6rem;height:1.6rem;flex:none;margin:.1rem 0}
input:checked+span{text-decoration:line-through}small{display:block;color:#333}`;

const localeOf = (language: Language) => (language === 'hi' ? 'hi-IN' : 'en-IN');
const shortDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
const momentIn = (moment: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(moment));

function printLine(
  { qty, title, color, size, sizeLabel, sku, makerName, instructions }: Parcel['lines'][number],
  language: Language,
): string {
  const t = packingListWords[language];
  const choice = [color && inLanguage(color, language), size === 'One size' ? '' : labelIn(size, sizeLabel, language)];
  const facts = [...choice, sku, t.madeBy(inLanguage(makerName, language))].filter(Boolean).join(' · ');
  const more = instructions ? `<small>${escapeHtml(`${t.instructions}: ${instructions}`)}</small>` : '';
  return `<label><input type="checkbox"><span>${escapeHtml(`${qty} × ${inLanguage(title, language)}`)}<small>${escapeHtml(facts)}</small>${more}</span></label>`;
}

function printParcel({ number, shipBy, recipient, isGift, isReplacement, giftMessage, lines }: Parcel, language: Language): string {
  const t = packingListWords[language];
  const facts = [shipBy && t.leaves(shortDay(shipBy, language)), isGift && t.gift, isReplacement && t.replacement, recipient];
  const message = giftMessage ? `<p>${escapeHtml(`${t.giftMessage}: ${giftMessage}`)}</p>` : '';
  return `<section><h2>${escapeHtml(number)}</h2><p>${escapeHtml(facts.filter(Boolean).join(' · '))}</p>${message}${lines.map((line) => printLine(line, language)).join('')}</section>`;
}

/**
 * Prints what the caller's shop has to pack as one file that works without a connection and without scripts.
 * A browser saves it; nothing of it is kept by the site.
 */
export async function getPackingListFile(ctx: Context, { language }: { language: Language }): Promise<File> {
  const { madeAt, left, parcels } = (await getPackingList(ctx)).data;
  const t = packingListWords[language];
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(`${t.title}, ${momentIn(madeAt, language)}`)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(t.title)}</h1>
<p><strong>${escapeHtml(t.made(momentIn(madeAt, language)))}</strong></p><p>${escapeHtml(t.ticks)}</p><p>${escapeHtml(t.delete)}</p>
${parcels.length === 0 ? `<p>${escapeHtml(t.none)}</p>` : parcels.map((parcel) => printParcel(parcel, language)).join('\n')}
${left > 0 ? `<p>${escapeHtml(t.left(left))}</p>` : ''}</body></html>
`;
  return new File([html], `to-pack-${madeAt.slice(0, 10)}.html`, { type: 'text/html;charset=utf-8' });
}
