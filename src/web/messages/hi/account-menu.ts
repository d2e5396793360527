import type { Messages } from '../en.ts';

export const accountMenu: Messages['accountMenu'] = {
  label: 'खाता',
  hello: (name) => `नमस्ते, ${name}`,
  orders: 'मेरे ऑर्डर',
  addresses: 'सहेजे हुए पते',
  faqs: 'अक्सर पूछे जाने वाले सवाल',
  privacy: 'खाते की गोपनीयता',
  logout: 'लॉग आउट',
  loggedOut: 'आप लॉग आउट हो गए हैं।',
  logoutFailed: 'लॉग आउट नहीं हो पाया। कृपया फिर से कोशिश करें।',
  logoutTitle: 'लॉग आउट करें?',
  logoutText: 'आपकी टोकरी इसी ब्राउज़र में बनी रहेगी।',
  logoutMeta: 'इस ब्राउज़र में आपका सत्र समाप्त करता है।',
};
