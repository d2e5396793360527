import type { Messages } from '../en.ts';

export const search: Messages['search'] = {
  title: 'खोज',
  metaDescription: 'हाथ की बनी चीज़ें नाम, सामग्री, तकनीक, जगह या कारीगर से खोजें।',
  label: 'आप क्या ढूँढ रहे हैं?',
  placeholder: 'साड़ी, पीतल का दीया, बगरू…',
  submit: 'खोजें',
  back: 'दुकान पर लौटें',
  results: (term) => `“${term}” के लिए नतीजे`,
  none: 'कोई उत्पाद नहीं मिला:',
  noneFor: (term) => `“${term}”`,
  noneHint: 'कम अक्षर, कोई और वर्तनी, या किसी शिल्प या शहर का नाम लिखकर देखें।',
  browse: 'या यूँ ही घूमकर देखें',
  start: 'या किसी श्रेणी से शुरू करें',
  makers: 'कारीगरों से मिलें',
};
