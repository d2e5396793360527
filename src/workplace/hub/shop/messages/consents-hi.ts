import type { ConsentMessages } from './consents-en.ts';

export const consents: ConsentMessages = {
  link: 'कारीगरों की सहमति',
  back: 'टीम पर वापस',
  title: 'कारीगरों की सहमति',
  lead: 'सहायक सिर्फ़ उन्हीं कारीगरों की चीज़ें तैयार करते हैं जिन्होंने हाँ कहा हो। उनसे उनकी भाषा में पूछें और यहाँ दर्ज करें कि जवाब कैसे मिला।',
  none: 'अभी कोई सहमति दर्ज नहीं है।',
  by: (name) => `${name} के लिए`,
  formerFacilitator: 'ऐसे व्यक्ति के लिए जो अब टीम में नहीं हैं',
  given: { spoken: 'बोलकर', written: 'लिखकर', thumbprint: 'अँगूठा लगाकर' },
  witness: (name) => `गवाह: ${name}`,
  recorded: (day) => `${day} को दर्ज`,
  recordedBy: (day, name) => `${day} को ${name} ने दर्ज किया`,
  until: (day) => `${day} तक लागू`,
  over: 'अब लागू नहीं। फिर से पूछें।',
  withdraw: 'कारीगर ने वापस ली',
  form: {
    title: 'सहमति दर्ज करें',
    noFacilitator: 'टीम में कोई सहायक नहीं है। मालिक किसी को बुला सकते हैं।',
    maker: { label: 'कारीगर', faults: { wrong: 'कारीगर चुनें।' } },
    facilitator: { label: 'सहायक', faults: { wrong: 'अपनी टीम के सहायक चुनें।' } },
    how: { label: 'कैसे दी गई' },
    witness: {
      label: 'गवाह',
      hint: 'वहाँ मौजूद किसी और का नाम। अँगूठे के साथ ज़रूरी है।',
      faults: { missing: 'अँगूठे के साथ गवाह चाहिए।', wrong: 'नाम लिखें।' },
    },
    months: { label: 'कब तक लागू' },
    periods: { 6: 'छह महीने', 12: 'एक साल', 24: 'दो साल' },
    submit: 'सहमति दर्ज करें',
  },
  failures: { NOT_FOUND: 'इस बीच यह बदल गया। पन्ना फिर से खोलें।' },
};
