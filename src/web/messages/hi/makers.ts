import type { Messages } from '../en.ts';
import { address } from './address.ts';

export const makers: Messages['makers'] = {
  title: 'हमारे कारीगर',
  lead: 'परिवार, समूह और कारीगरों के क्लस्टर। दुकान की हर चीज़ पर उसके बनाने वाले का नाम है।',
  metaDescription: 'भारत के वे कारीगर, समूह और शिल्प क्लस्टर, जिनका काम यहाँ मिलता है, राज्य के हिसाब से।',
  kinds: { artisan: 'कारीगर परिवार', group: 'कारीगरों का समूह', cluster: 'कारीगरों का क्लस्टर' },
  since: (year) => `${year} से`,
  states: 'राज्य',
  moreMakers: 'और कारीगर',
  none: 'अभी किसी कारीगर का परिचय नहीं आया है।',
  place: 'जगह',
  began: 'शुरुआत',
  who: 'परिचय',
  voice: {
    title: (name) => `${name} की आवाज़`,
    language: (language) => `भाषा: ${language}`,
    transcript: 'बातें पढ़ें',
  },
  atWork: (name) => `काम पर ${name}`,
  pieces: (name) => `${name} का काम`,
  nothing: 'आज दुकान में इनकी कोई चीज़ नहीं है। हर चीज़ हाथ से, अपने समय से बनती है।',
  allMakers: 'सारे कारीगर',
  portraitOf: (name: string) => `चित्र: ${name}`,
  maker: 'कारीगर',
  seller: 'विक्रेता',
  sellerKinds: {
    cooperative: 'सहकारी समिति',
    'producer-company': 'उत्पादक कंपनी',
    studio: 'स्टूडियो',
    trust: 'ट्रस्ट',
  },
  seat: 'ठिकाना',
  dispatch: 'पार्सल भेजते हैं',
  dispatchDays: (days) => (days === 1 ? '1 कामकाजी दिन में' : `${days} कामकाजी दिनों में`),
  dispatchNote: 'स्टॉक में रखी चीज़ों के लिए; ऑर्डर पर तैयार होने वाली चीज़ों के दिन उनके साथ लिखे हैं।',
  holiday: {
    on: (day) => `दुकान ${day} तक छुट्टी पर है।`,
    sells: {
      all: (day) => `अभी ऑर्डर की हुई चीज़ें ${day} से भेजी जाएँगी।`,
      'made-to-order': (day) => `ऑर्डर पर बनने वाली चीज़ें अभी भी ऑर्डर हो सकती हैं; दुकान ${day} से फिर भेजना शुरू करेगी।`,
      none: (day) => `तब तक कुछ ऑर्डर नहीं हो सकता। दुकान ${day} से फिर पार्सल भेजेगी।`,
    },
  },
  legalName: 'रजिस्टर्ड नाम',
  gstin: 'GSTIN',
  address: 'मुख्य दफ़्तर',
  sold: (name) => `${name} की दुकान से`,
  stateNames: {
    ...address.states,
    'Jammu & Kashmir': 'जम्मू और कश्मीर',
  },
};
