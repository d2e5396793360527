import type { Localized } from '#shared/localized.ts';
import { columnLabel, type ImportField } from './column-rules.ts';
import type { CellProblem } from './contract.ts';
import { maxImportRows } from './import-rules.ts';

type Words = Required<Localized>;
const words = (en: string, hi: string): Words => ({ en, hi });

/** Sentences that say how a cell of each field is written. */
const howTo: Partial<Record<ImportField, Words>> = {
  sku: words('Write 1 to 40 letters or digits.', '1 से 40 तक अक्षर या अंक लिखें।'),
  'title.en': words('Write at most 120 letters.', 'ज़्यादा से ज़्यादा 120 अक्षर लिखें।'),
  'title.hi': words('Write at most 120 letters.', 'ज़्यादा से ज़्यादा 120 अक्षर लिखें।'),
  'description.en': words('Write at most 4,000 letters.', 'ज़्यादा से ज़्यादा 4,000 अक्षर लिखें।'),
  'description.hi': words('Write at most 4,000 letters.', 'ज़्यादा से ज़्यादा 4,000 अक्षर लिखें।'),
  materials: words('Write one to eight materials with commas between them.', 'एक से आठ सामग्रियाँ लिखें, बीच में अल्पविराम लगाएँ।'),
  hsn: words('Write four, six or eight digits.', 'चार, छह या आठ अंक लिखें।'),
  price: words('Write an amount from ₹1 to ₹10,00,000, such as 1,299 or 1299.50.', '₹1 से ₹10,00,000 तक की रक़म लिखें, जैसे 1,299 या 1299.50।'),
  extra: words('Write an amount such as 150 or -50, or leave it blank.', '150 या -50 जैसी रक़म लिखें, या ख़ाली छोड़ें।'),
  stock: words('Write a whole number from 0 to 1,00,000.', '0 से 1,00,000 तक की पूरी संख्या लिखें।'),
  weight: words('Write whole grams from 1 to 5,00,000.', '1 से 5,00,000 तक पूरे ग्राम लिखें।'),
  days: words('Write a number of days from 1 to 365.', '1 से 365 तक दिनों की संख्या लिखें।'),
  one: words('Write yes or no.', 'हाँ या नहीं लिखें।'),
  size: words('Write at most 40 letters, such as One size.', 'ज़्यादा से ज़्यादा 40 अक्षर लिखें, जैसे एक साइज़।'),
};
const millimetres = words('Write whole millimetres from 1 to 20,000.', '1 से 20,000 तक पूरे मिलीमीटर लिखें।');
for (const field of ['length', 'width', 'height', 'diameter'] as const) howTo[field] = millimetres;
const shorter = words('Write it shorter.', 'इसे छोटा लिखें।');

/** Sentences by the code of a problem. @param detail a line, an amount or names */
const sentences: Record<string, (detail: string, how: Words) => Words> = {
  missing: (_, how) => words(`This is missing. ${how.en}`, `यह बाक़ी है। ${how.hi}`),
  wrong: (_, how) => words(`This cannot be read. ${how.en}`, `यह पढ़ा नहीं जा सका। ${how.hi}`),
  needed: (_, how) => words(`A piece cannot be without this. ${how.en}`, `इसके बिना चीज़ नहीं रह सकती। ${how.hi}`),
  unknown: (detail) => words(`We do not know this name. Write one of ours: ${detail}.`, `यह नाम हमारे पास नहीं है। इनमें से लिखें: ${detail}।`),
  ambiguous: (detail) => words(`Several have this name. Write which one: ${detail}.`, `यह नाम कई का है। लिखें कि कौन-सा: ${detail}।`),
  hsn: () => words('We know no tax rate for this HSN. Check it, or write to us.', 'इस HSN की कर-दर हमारे पास नहीं है। जाँचें या हमें लिखें।'),
  taken: () => words('Another piece of yours has this code. Write another code.', 'यह कोड आपकी किसी और चीज़ का है। दूसरा कोड लिखें।'),
  twice: (detail) => words(`Line ${detail} has this code, too. Write it once.`, `यह कोड पंक्ति ${detail} में भी है। एक ही बार लिखें।`),
  jump: (detail) =>
    words(
      `The price was ${detail} and changes by more than half. Correct it, or confirm it on the page of the import.`,
      `दाम ${detail} था और आधे से ज़्यादा बदल रहा है। ठीक करें, या इंपोर्ट के पन्ने पर पक्का करें।`,
    ),
  unclear: (detail) => {
    const [max, min] = detail.split(' – ');
    return words(`GST changes here. Ask at most ${max} or at least ${min}.`, `यहाँ GST बदलता है। ज़्यादा से ज़्यादा ${max} या कम से कम ${min} रखें।`);
  },
  low: () => words('A size would cost less than ₹1. Write a higher price.', 'किसी साइज़ का दाम ₹1 से कम होगा। ज़्यादा दाम लिखें।'),
  several: () =>
    words('One of a kind has one unit. Write 1 in stock, or no here.', 'जो एक ही है, उसकी गिनती 1 है। स्टॉक में 1 लिखें, या यहाँ नहीं लिखें।'),
  'one-of-a-kind': () => words('One of a kind is there already. Leave the days blank.', 'जो एक ही है, वह बनी हुई है। दिन ख़ाली छोड़ें।'),
  product: () =>
    words(
      'You have no piece with this number. Take it from the export, or leave it blank.',
      'इस नंबर की चीज़ आपके पास नहीं है। एक्सपोर्ट से लें, या ख़ाली छोड़ें।',
    ),
  sibling: (detail) =>
    words(`Line ${detail} is of the same piece and is refused. Mend it first.`, `पंक्ति ${detail} इसी चीज़ की है और नहीं ली गई। पहले उसे ठीक करें।`),
  differs: (detail) =>
    words(
      `Line ${detail} says something else about the same piece. Write the same in both.`,
      `पंक्ति ${detail} में इसी चीज़ के बारे में कुछ और लिखा है। दोनों में एक जैसा लिखें।`,
    ),
  many: () =>
    words(
      'A piece has at most 60 colours and sizes. Make several pieces of it.',
      'एक चीज़ के ज़्यादा से ज़्यादा 60 रंग और साइज़ हो सकते हैं। इसे कई चीज़ों में बाँटें।',
    ),
  cells: () =>
    words(
      'The line has more cells than there are columns. Check its commas and quotes.',
      'इस पंक्ति में कॉलम से ज़्यादा ख़ाने हैं। अल्पविराम और उद्धरण-चिह्न जाँचें।',
    ),
  meanwhile: () =>
    words(
      'Something changed meanwhile: a sale, or someone of your team. Have it checked again.',
      'इस बीच कुछ बदल गया: कोई बिक्री हुई या टीम में किसी ने बदला। फिर से जँचवाएँ।',
    ),
};

/** Says what is wrong with a cell, and how to mend it. */
export function problemReason({ field, code, detail = '' }: Pick<CellProblem, 'field' | 'code' | 'detail'>): Words {
  const how = (field && howTo[field]) ?? (code === 'wrong' ? shorter : words('', ''));
  const sentence = (sentences[code] ?? sentences.wrong)?.(detail, how) ?? how;
  return { en: sentence.en.trim(), hi: sentence.hi.trim() };
}

/** Names a column in both languages. */
export const columnName = (field: ImportField): Words => words(columnLabel(field, 'en'), columnLabel(field, 'hi'));

const saving = words(
  'In Excel or Google Sheets choose Save as or Download, then “CSV UTF-8”.',
  'Excel या Google Sheets में “Save as” या “Download” चुनें, फिर “CSV UTF-8”।',
);

/** Says why a file could not be read, and what to do. */
export function fileProblem({ code, line = 0 }: { code: string; line?: number | undefined }): Words {
  switch (code) {
    case 'spreadsheet':
      return words(`This is a spreadsheet, not a CSV. ${saving.en}`, `यह स्प्रेडशीट है, CSV नहीं। ${saving.hi}`);
    case 'encoding':
      return words(`Letters of this file cannot be read. ${saving.en}`, `इस फ़ाइल के अक्षर पढ़े नहीं जा सके। ${saving.hi}`);
    case 'rows':
      return words(
        `The file has more than ${maxImportRows.toLocaleString('en-IN')} lines. Send it in parts.`,
        `फ़ाइल में ${maxImportRows.toLocaleString('en-IN')} से ज़्यादा पंक्तियाँ हैं। इसे हिस्सों में भेजें।`,
      );
    case 'empty':
      return words('There are no lines below the header.', 'शीर्षक के नीचे कोई पंक्ति नहीं है।');
    default:
      return words(
        `The quotation marks of line ${line} do not fit together. ${saving.en}`,
        `पंक्ति ${line} के उद्धरण-चिह्न ठीक से नहीं मिलते। ${saving.hi}`,
      );
  }
}
