import type { RequirementWords, StandardRequirement } from './requirement-rules.ts';

const minutes = (count: number) => ({ en: `About ${count} minutes`, hi: `लगभग ${count} मिनट` });
const byUs = { en: 'We compare it with your papers.', hi: 'हम इसे आपके काग़ज़ों से मिलाते हैं।' };
const byForm = { en: 'It is checked as you save it.', hi: 'सहेजते ही इसकी जाँच होती है।' };

/** Words of the standard requirements; the operator may replace them. */
export const standardWords: Readonly<Record<StandardRequirement, RequirementWords>> = {
  names: {
    title: { en: 'Legal name and address', hi: 'क़ानूनी नाम और पता' },
    what: {
      en: 'The name and address under which you are registered, or your own where you are not.',
      hi: 'वह नाम और पता जिस पर रजिस्ट्रेशन है। रजिस्ट्रेशन न हो तो आपका अपना।',
    },
    why: { en: 'The law asks for them on your page and on every invoice.', hi: 'क़ानून के हिसाब से ये आपके पन्ने और हर इनवॉइस पर होते हैं।' },
    duration: minutes(2),
    reviewer: byUs,
  },
  tax: {
    title: { en: 'GST and PAN', hi: 'GST और PAN' },
    what: {
      en: 'How you stand to GST, with your GSTIN, or your enrolment number and PAN where you have none.',
      hi: 'GST में आपकी स्थिति, और GSTIN। GSTIN न हो तो एनरोलमेंट नंबर और PAN।',
    },
    why: {
      en: 'It decides where you may sell and which tax your invoices show.',
      hi: 'इसी से तय होता है कि आपकी बिक्री कहाँ हो सकती है और इनवॉइस पर कौन-सा टैक्स होगा।',
    },
    duration: minutes(3),
    reviewer: byUs,
  },
  pickup: {
    title: { en: 'Pickup address', hi: 'पार्सल उठाने का पता' },
    what: { en: 'Where the courier collects your parcels, and whom it calls there.', hi: 'कूरियर पार्सल कहाँ से उठाए और वहाँ किसे फ़ोन करे।' },
    why: { en: 'Couriers come only to an address with a PIN code and a phone number.', hi: 'कूरियर को पिन कोड और फ़ोन नंबर चाहिए।' },
    duration: minutes(2),
    reviewer: byForm,
  },
  invoices: {
    title: { en: 'Invoice numbers', hi: 'इनवॉइस नंबर' },
    what: { en: 'Two to four letters with which your invoice numbers begin.', hi: 'दो से चार अक्षर, जिनसे आपके इनवॉइस नंबर शुरू हों।' },
    why: {
      en: 'Your numbers must follow one another without a gap, apart from those of other sellers.',
      hi: 'आपके नंबर लगातार चलने चाहिए, दूसरे विक्रेताओं से अलग।',
    },
    duration: minutes(1),
    reviewer: byForm,
  },
  page: {
    title: { en: 'Your page', hi: 'आपका पन्ना' },
    what: {
      en: 'Your shop’s name and town, since when you work, and a few sentences about you.',
      hi: 'दुकान का नाम, शहर, कब से काम है और आपके बारे में कुछ वाक्य।',
    },
    why: { en: 'Buyers want to know whose work they buy.', hi: 'ख़रीदार जानना चाहते हैं कि चीज़ किसने बनाई।' },
    duration: minutes(5),
    reviewer: { en: 'We read it before the shop opens.', hi: 'दुकान खुलने से पहले हम इसे पढ़ते हैं।' },
  },
  export: {
    title: { en: 'Selling abroad', hi: 'विदेश में बेचना' },
    what: {
      en: 'Your importer-exporter code, and your letter of undertaking of this year where you have one.',
      hi: 'आपका IEC, और इस साल का LUT, अगर हो।',
    },
    why: {
      en: 'Without the code your pieces stay in India. Without the letter, exports bear IGST.',
      hi: 'IEC के बिना चीज़ें भारत में ही बिकेंगी। LUT के बिना निर्यात पर IGST लगता है।',
    },
    duration: minutes(2),
    reviewer: byUs,
  },
  bank: {
    title: { en: 'Bank account', hi: 'बैंक खाता' },
    what: { en: 'The account in India to which we pay what you earn.', hi: 'भारत का वह खाता जिसमें हम आपकी कमाई भेजें।' },
    why: {
      en: 'Without it nothing can be paid. A new account rests for two days, so that nobody can change it behind your back.',
      hi: 'इसके बिना पैसा नहीं भेजा जा सकता। नया खाता दो दिन रुकता है, ताकि आपसे छिपाकर कोई उसे बदल न सके।',
    },
    duration: minutes(3),
    reviewer: byForm,
  },
  agreement: {
    title: { en: 'Agreement', hi: 'समझौता' },
    what: {
      en: 'What we keep of a sale today, and that what you enter is true.',
      hi: 'बिक्री में से आज हम कितना रखते हैं, और यह कि आपका लिखा सच है।',
    },
    why: { en: 'So that you know what reaches you before you sell anything.', hi: 'ताकि बेचने से पहले आपको पता हो कि आप तक कितना पहुँचेगा।' },
    duration: minutes(2),
    reviewer: { en: 'You agree to it yourself.', hi: 'इस पर आपकी अपनी सहमति चाहिए।' },
  },
};
