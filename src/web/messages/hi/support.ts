import { formatLimit, maxProductRequestWords, textLimits } from '#shared/text-limits.ts';
import type { Messages } from '../en.ts';

const atMost = (limit: number) => `ज़्यादा से ज़्यादा ${formatLimit(limit)} अक्षर।`;

const sender: Pick<Messages['support']['feedback']['fields'], 'name' | 'email' | 'phoneNumber'> = {
  name: { label: 'नाम', required: 'अपना नाम लिखें।', refused: atMost(textLimits.name) },
  email: {
    label: 'ई-मेल',
    hint: 'हमारा जवाब इसी पते पर आएगा।',
    required: 'अपना ई-मेल पता लिखें।',
    refused: 'name@example.com जैसा ई-मेल पता लिखें।',
  },
  phoneNumber: {
    label: 'फ़ोन नंबर',
    hint: 'भारत के बाहर से हो तो देश के कोड के साथ, जैसे +44।',
    required: 'अपना फ़ोन नंबर लिखें।',
    refused: 'कम से कम 10 अंकों का फ़ोन नंबर लिखें।',
  },
};

export const support: Messages['support'] = {
  sending: 'भेजा जा रहा है…',
  leaveEmpty: 'यह खाना ख़ाली छोड़ दें',
  onward: 'दुकान पर लौटें',
  seller: {
    open: 'विक्रेता बनें',
    title: 'विक्रेता बनें',
    intro: 'बताएँ कि आपके यहाँ क्या बनता है, या आपको किसका काम बेचना है। हर अनुरोध हम ख़ुद पढ़ते हैं और ई-मेल से जवाब देते हैं।',
    metaDescription: 'अपनी हाथ की बनी चीज़ें हमारे साथ बेचें: कारीगर, समूह और सहकारी समितियाँ, सबका स्वागत है।',
    submit: 'अनुरोध भेजें',
    sent: 'अनुरोध मिल गया।',
    thanks: 'आपके भरोसे के लिए धन्यवाद। आपका अनुरोध हमारे पास है, हम आपको ई-मेल लिखेंगे।',
    fields: {
      ...sender,
      businessName: {
        label: 'व्यवसाय का नाम',
        required: 'अपने व्यवसाय या समूह का नाम लिखें।',
        refused: atMost(textLimits.businessName),
      },
      description: {
        label: 'आपके यहाँ क्या बनता है',
        hint: 'शिल्प, सामग्री, जगह, और कितने हाथ काम करते हैं।',
        required: 'अपने काम के बारे में थोड़ा लिखें।',
        refused: atMost(textLimits.description),
      },
    },
  },
  feedback: {
    open: 'अपनी राय दें',
    title: 'अपनी राय दें',
    intro: 'क्या अच्छा लगा, क्या नहीं, क्या कमी रह गई? हम हर शब्द पढ़ते हैं।',
    metaDescription: 'बताएँ कि क्या अच्छा लगा और क्या नहीं।',
    submit: 'राय भेजें',
    sent: 'आपकी राय मिल गई।',
    thanks: 'समय निकालने के लिए धन्यवाद। जहाँ जवाब देना होगा, हम आपको ई-मेल लिखेंगे।',
    fields: {
      ...sender,
      subject: { label: 'विषय', required: 'लिखें कि बात किस बारे में है।', refused: atMost(textLimits.subject) },
      message: { label: 'संदेश', required: 'अपना संदेश लिखें।', refused: atMost(textLimits.message) },
    },
  },
  request: {
    open: 'इस चीज़ की फ़रमाइश करें',
    title: 'इस चीज़ की फ़रमाइश करें',
    intro: 'बताएँ कि आपको किस चीज़ की तलाश थी, जो यहाँ नहीं मिली।',
    metaDescription: 'बताएँ कि हाथ की बनी कौन-सी चीज़ आपको यहाँ नहीं मिली।',
    submit: 'फ़रमाइश भेजें',
    sent: 'धन्यवाद।',
    thanks: 'आपकी फ़रमाइश हमें मिल गई। इससे हमें पता चलता है कि किन कारीगरों को ढूँढना है।',
    words: (count) => `${count}/${maxProductRequestWords}`,
    wordsUsed: 'शब्द:',
    full: `${maxProductRequestWords} शब्द हो गए, इससे ज़्यादा नहीं आते।`,
    fields: {
      product: {
        label: 'आपको किस चीज़ की तलाश है?',
        hint: 'सामग्री, रंग, नाप, काम: जो भी कारीगर के काम आए।',
        required: 'लिखें कि आपको किस चीज़ की तलाश है।',
        refused: `ज़्यादा से ज़्यादा ${maxProductRequestWords} शब्द और ${formatLimit(textLimits.product)} अक्षर।`,
      },
      email: { ...sender.email, label: 'ई-मेल (जवाब चाहिए तो)', hint: 'यह चीज़ मिलने पर हम आपको लिखेंगे।' },
    },
  },
};
