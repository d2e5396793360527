/**
 * The rules of docs/voice.md that a machine can check. Each says what breaks it, in a text that people read.
 * A specified text is held to none of them: its words are given.
 */
type Rule = readonly [breaks: RegExp, why: string];

const both: Rule[] = [
  [/^\s|\s$/, 'begins or ends with a space'],
  [/ {2}/, 'has two spaces in a row'],
  [/"|'/, 'has a straight quotation mark or apostrophe: “ ” ’'],
  [/\.\.\./, 'has three dots: …'],
  [/!/, 'has an exclamation mark'],
];

const english: Rule[] = [
  [/\bplease\b/i, 'says please where an instruction is enough'],
  [/\b(successful|successfully|oops|uh-oh|sorry)\b/i, 'praises or excuses the machine: say what happened, and what to do'],
  [/\binvalid\b/i, 'says invalid: say what to enter'],
  [/\be-mail|\bmails?\b/i, 'says e-mail or mail: email'],
  [/\bsign(ed|ing)?[ -](in|out)\b/i, 'says sign in: log in'],
  [/\bpaid back\b|\bmoney-back\b/i, 'says paid back: refunded'],
  [/\b(products?|goods)\b/i, 'says product: item in cart, order and filters, piece of the craft'],
  [/\b(basket|bag)\b/i, 'says basket: cart'],
  [/\bclick/i, 'says click: press, choose or open'],
];

/** Words that fill room and say nothing. */
const filler: Rule = [
  /\b(seamless\w*|effortless\w*|curated?|exquisite\w*|timeless\w*|elevate[sd]?|unlock\w*|delve[sd]?|stunning\w*|nestled|tapestry of|testament to|vibrant|bespoke|artisanal|look no further|must-have|one-stop|world-class|hassle-free|rest assured|feel free)\b/i,
  'has a word that says nothing',
];

const hindi: Rule[] = [
  [/कृपया/, 'says कृपया: …एँ is polite enough'],
  [/\p{Script=Devanagari}\.(\s|$)/u, 'ends a sentence with a full stop: ।'],
  [/ ।/, 'has a space before ।'],
  [/[०-९]/, 'has Devanagari digits: 0-9'],
  [/(?<![\p{L}\p{M}])(तुम|तू|तेरा|तेरे|तेरी|तुम्हारा|तुम्हारे|तुम्हारी|करो|देखो|चुनो)(?![\p{L}\p{M}])/u, 'does not say आप'],
  [/आप (?!की|के|का|तक)((?!हम |विक्रेता )[^।])*(ते|रहे|चुके|आए|हो गए) हैं/, 'takes the reader for a man'],
  [/आप नहीं थे|(?<!हम [^।]*)(बंद|रद्द) कर सकते हैं/, 'takes the reader for a man'],
  [/(कीजिए|लीजिए|दीजिए|लिखिए|चुनिए|देखिए|रखिए|भरिए|(बता|आ|जा|हटा|बना|लगा)इए|मिलिए|पढ़िए|पूछिए|डालिए|खोलिए|भेजिए|छापिए)/, 'says -इए: -एँ'],
];

/** Hindi words with one agreed form: the refused ones, and the word to use. */
const hindiWords: [string, string][] = [
  ['टोकरी', 'कार्ट'],
  ['पसंद की सूची', 'विशलिस्ट'],
  ['धनवापसी', 'रिफ़ंड'],
  ['गोपनीयता', 'निजता'],
  ['साइन इन', 'लॉग इन'],
  ['सत्यापि', 'पुष्टि, जाँचे हुए'],
  ['सत्यापन', 'पुष्टि'],
  ['अद्यतन', 'बदलाव'],
  ['उत्पाद(?!क)', 'चीज़'],
  ['(?<!पुरा)वस्तु', 'चीज़'],
  ['उपकरण', 'डिवाइस'],
  ['कार्यदिवस', 'कामकाजी दिन'],
  ['मुखपृष्ठ', 'होम पेज'],
  ['भौगोलिक पहचान', 'GI टैग'],
  ['(?<!\\p{M}|\\p{L})नग(?!\\p{M}|\\p{L})', 'पीस'],
  ['नमूना (दुकान|भुगतान)', 'डेमो'],
  ['हिन्दी', 'हिंदी'],
  ['(?<!\\p{L}|\\p{M})छाप(ें|ना|ने|कर|ते|िए)(?!\\p{L}|\\p{M})', 'प्रिंट करना'],
  ['(?<!होम )पेज(?!\\p{L}|\\p{M})', 'पन्ना'],
  ['प्रविष्टि', 'हिसाब की पंक्ति'],
  ['कारख़ान', 'कारीगर के यहाँ'],
  ['पीछा', 'ट्रैक'],
  ['पंजीक', 'रजिस्टर्ड'],
  ['असुविधा', 'परेशानी'],
  ['उपलब्धता', 'स्टॉक'],
  ['केवल', 'सिर्फ़'],
  ['हेतु', 'के लिए'],
  ['(?<!\\p{M}|\\p{L})द्वारा', 'ने, से'],
  ['क़ीमत', 'दाम'],
  ['कीमत', 'दाम'],
  ['ईमेल', 'ई-मेल'],
  ['(?<!ई-)(?<!\\p{M}|\\p{L})मेल (?!खा)', 'ई-मेल'],
  ['जीएसटी', 'GST'],
  ['यूपीआई', 'UPI'],
  ['जीआई', 'GI'],
  ['टीसीएस', 'TCS'],
  ['टीडीएस', 'TDS'],
  ['एसएमएस', 'SMS'],
  ['(?<!\\p{L}|\\p{M})पैन(?!\\p{L}|\\p{M})', 'PAN'],
  ['वॉट्सऐप', 'WhatsApp'],
  ['खाली', 'ख़ाली'],
  ['बाकी', 'बाक़ी'],
  ['रकम', 'रक़म'],
  ['तरीके', 'तरीक़े'],
  ['नकद', 'नक़द'],
  ['ज्यादा', 'ज़्यादा'],
  ['जरूर', 'ज़रूर'],
  ['कस्बे', 'क़स्बे'],
  ['कौन (सा|सी|से)(?!\\p{M})', 'कौन-सा, कौन-सी, कौन-से'],
];

const worded = hindiWords.map(([word, instead]): Rule => [new RegExp(word, 'u'), `says ${word}: ${instead}`]);

/** Words that stay in Latin letters in Hindi: names, and letters that people read out as letters. */
const latin =
  /\b(GST|CGST|SGST|IGST|TCS|TDS|CSV|UTR|GSTIN|PAN|IEC|LUT|JPT|08ABCDE1234F1Z5|ABCDE1234F|VAT|HSN|GI|UPI|IFSC|SBIN0001234|name@bank|RuPay|Visa|Mastercard|American Express|Apple Pay|Google Pay|QR|PDF|JSON|JPEG|PNG|WebP|AVIF|MP3|WAV|MB|RSS|SMS|JavaScript|WhatsApp|Razorpay|Stripe|Aegis|FreeOTP|Google Authenticator|name@example\.com|recovery-codes\.txt|K7M2-QX4P|API|https:\/\/example\.com\/hook|https)(?![A-Za-z])/g;

/** Lists what breaks the rules about Hindi words in a line of a source, where texts stand beside code. */
export function hindiFaultsIn(line: string): string[] {
  return [...hindi, ...worded].filter(([breaks]) => breaks.test(line)).map(([, why]) => why);
}

/** Lists what breaks the voice in a text, in words. */
export function voiceFaultsIn(text: string, language: 'en' | 'hi'): string[] {
  const rules = language === 'en' ? [...both, ...english, filler] : [...both, ...hindi, ...worded];
  const faults = rules.filter(([breaks]) => breaks.test(text)).map(([, why]) => why);
  if (text !== text.normalize('NFC')) faults.push('is not in the normal form of Unicode');
  if (language === 'en' && /\p{Script=Devanagari}/u.test(text)) faults.push('has Hindi in it');
  const left = language === 'hi' ? text.replace(latin, '').match(/\p{Script=Latin}{2,}/u) : null;
  if (left) faults.push(`was left in English: ${left[0]}`);
  return faults;
}
