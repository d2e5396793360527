import type { FrameMessages } from './en.ts';

export const frame: FrameMessages = {
  skipToContent: 'सीधे पन्ने पर जाएँ',
  navigation: 'काम की जगह',
  toShop: 'दुकान पर जाएँ',
  security: 'आपके खाते की सुरक्षा',
  logOut: 'लॉग आउट करें',
  language: 'भाषा',
  errors: {
    forbidden: { title: 'इस खाते के लिए नहीं', text: 'यह पन्ना दूसरे खातों के लिए खुला है। इसे देखने के लिए वैसे खाते से लॉग इन करें।' },
    notFound: { title: 'पन्ना नहीं मिला', text: 'इस पते पर कोई पन्ना नहीं है।' },
    failed: { title: 'यह पन्ना नहीं खुला', text: 'थोड़ी देर में इसे फिर से खोलें। कुछ भी नहीं बदला।' },
    toShop: 'दुकान पर जाएँ',
  },
};
