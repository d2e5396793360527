import type { Language } from '#shared/localized.ts';

/** Columns of the file: names by language, the first of the template; the others are synonyms. */
const names = {
  piece: [
    ['Piece', 'piece id', 'product', 'product id', 'id', 'handle'],
    ['चीज़', 'चीज़ का आईडी', 'उत्पाद', 'आईडी'],
  ],
  sku: [
    ['Code', 'sku', 'your code', 'item code', 'product code', 'variant sku'],
    ['कोड', 'आपका कोड', 'एसकेयू'],
  ],
  'title.en': [
    ['Name in English', 'name', 'title', 'product name', 'english name', 'item name'],
    ['नाम अंग्रेज़ी में', 'नाम', 'अंग्रेज़ी नाम', 'शीर्षक'],
  ],
  'title.hi': [
    ['Name in Hindi', 'hindi name', 'title hindi'],
    ['नाम हिंदी में', 'हिंदी नाम'],
  ],
  'description.en': [
    ['Story in English', 'story', 'description', 'details', 'body', 'english description'],
    ['कहानी अंग्रेज़ी में', 'कहानी', 'विवरण'],
  ],
  'description.hi': [
    ['Story in Hindi', 'hindi story', 'hindi description', 'description hindi'],
    ['कहानी हिंदी में', 'हिंदी कहानी', 'हिंदी विवरण'],
  ],
  category: [
    ['Category', 'subcategory', 'product type', 'type'],
    ['श्रेणी', 'वर्ग', 'प्रकार'],
  ],
  maker: [
    ['Made by', 'maker', 'artisan', 'artist'],
    ['किसने बनाई', 'कारीगर', 'निर्माता'],
  ],
  materials: [
    ['Materials', 'material'],
    ['सामग्री', 'सामग्रियाँ'],
  ],
  technique: [
    ['Technique', 'craft'],
    ['कारीगरी', 'तकनीक', 'शिल्प'],
  ],
  region: [
    ['Region', 'origin'],
    ['क्षेत्र', 'इलाक़ा'],
  ],
  hsn: [
    ['HSN', 'hsn code'],
    ['HSN', 'एचएसएन', 'एचएसएन कोड'],
  ],
  price: [
    ['Price in rupees', 'price', 'mrp', 'selling price', 'rate', 'price inr', 'amount'],
    ['दाम रुपयों में', 'दाम', 'क़ीमत', 'मूल्य', 'भाव'],
  ],
  extra: [
    ['Extra price in rupees', 'extra price', 'extra'],
    ['ज़्यादा दाम रुपयों में', 'ज़्यादा दाम'],
  ],
  stock: [
    ['In stock', 'stock', 'quantity', 'qty', 'units', 'inventory', 'available'],
    ['स्टॉक में', 'स्टॉक', 'मात्रा', 'गिनती', 'संख्या'],
  ],
  counted: [['In stock at the export', 'stock at export'], ['एक्सपोर्ट के समय स्टॉक में']],
  weight: [
    ['Weight in grams', 'weight', 'grams', 'weight g', 'weight gm'],
    ['वज़न ग्राम में', 'वज़न', 'भार'],
  ],
  days: [
    ['Days to make', 'lead time', 'lead time days', 'making days'],
    ['बनाने के दिन', 'दिन'],
  ],
  one: [
    ['One of a kind', 'unique', 'only one'],
    ['एक ही है', 'एक ही'],
  ],
  'color.en': [
    ['Colour in English', 'colour', 'color', 'english colour'],
    ['रंग अंग्रेज़ी में', 'रंग'],
  ],
  'color.hi': [
    ['Colour in Hindi', 'hindi colour', 'hindi color'],
    ['रंग हिंदी में', 'हिंदी रंग'],
  ],
  size: [
    ['Size', 'variant'],
    ['साइज़', 'आकार', 'नाप'],
  ],
  'care.en': [
    ['Care in English', 'care'],
    ['देखभाल अंग्रेज़ी में', 'देखभाल'],
  ],
  'care.hi': [['Care in Hindi'], ['देखभाल हिंदी में']],
  'variation.en': [
    ['How each one differs, in English', 'variation'],
    ['हर एक में फ़र्क़, अंग्रेज़ी में', 'फ़र्क़'],
  ],
  'variation.hi': [['How each one differs, in Hindi'], ['हर एक में फ़र्क़, हिंदी में']],
  length: [
    ['Length in mm', 'length'],
    ['लंबाई मिमी में', 'लंबाई'],
  ],
  width: [
    ['Width in mm', 'width'],
    ['चौड़ाई मिमी में', 'चौड़ाई'],
  ],
  height: [
    ['Height in mm', 'height'],
    ['ऊँचाई मिमी में', 'ऊँचाई'],
  ],
  diameter: [
    ['Diameter in mm', 'diameter'],
    ['व्यास मिमी में', 'व्यास'],
  ],
} as const satisfies Record<string, readonly [en: readonly [string, ...string[]], hi: readonly [string, ...string[]]]>;

/** Field of a row, in the order of the template. */
export type ImportField = keyof typeof names;
export const importFields = Object.keys(names) as [ImportField, ...ImportField[]];
export const isImportField = (text: string): text is ImportField => text in names;

/** Name of a field as the header of the template has it. */
export const columnLabel = (field: ImportField, language: Language): string => names[field][language === 'hi' ? 1 : 0][0];

/** Name of the column of a file of corrections that says what is wrong; an import leaves it out. */
export const faultColumn = { en: 'What is wrong', hi: 'क्या ठीक नहीं है' } as const;

/** Reduces a name to its letters and digits, so that `Price (Rs.)` and `price rs` are one. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Dots below Hindi letters are often left out.
    .replace(/\u093C/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const known = new Map(
  importFields.flatMap((field) => names[field].flatMap((list) => list.map((name) => [foldName(name), field] as const))),
);

/**
 * Matches the header of a file with fields, each field once.
 * @param remembered fields by folded names, as the shop chose them before; empty: left out
 * @returns a field for each column, empty where none is known
 */
export function matchColumns(header: readonly string[], remembered: ReadonlyMap<string, string> = new Map()): (ImportField | '')[] {
  const used = new Set<string>();
  return header.map((name) => {
    const folded = foldName(name);
    const field = remembered.get(folded) ?? known.get(folded) ?? '';
    if (!isImportField(field) || used.has(field)) return '';
    used.add(field);
    return field;
  });
}
