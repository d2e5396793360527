import type { Messages } from '../en.ts';

export const accountMenu: Messages['accountMenu'] = {
  label: 'खाता',
  hello: (name) => `नमस्ते, ${name}`,
  orders: 'मेरे ऑर्डर',
  addresses: 'मेरे पते',
  faqs: 'अक्सर पूछे जाने वाले सवाल',
  privacy: 'खाते की निजता',
  logout: 'लॉग आउट',
  loggedOut: 'लॉग आउट हो गया।',
  logoutFailed: 'लॉग आउट नहीं हो सका। फिर से कोशिश करें।',
  logoutTitle: 'लॉग आउट करें?',
  logoutText:
    'आपका कार्ट और विशलिस्ट आपके खाते में रहेंगे: इस ब्राउज़र से हट जाएँगे और लॉग इन करने पर फिर मिलेंगे। बिना खाते के यहाँ खोले गए ऑर्डर भी बंद हो जाएँगे।',
  notLoggedInTitle: 'आप लॉग इन नहीं हैं',
  notLoggedInText: 'आपका कार्ट इसी ब्राउज़र में बना रहेगा।',
  logoutMeta: 'इस ब्राउज़र से लॉग आउट करें।',
};
