import type { StandardLegalPage } from '#modules/content/standard/types.ts';

// A lawyer has to read this text, and fit it to the business, before a real shop opens with it.
export const contactUs: StandardLegalPage = {
  slug: 'contact-us',
  title: { en: 'Contact Us', hi: 'संपर्क करें' },
  summary: {
    en: 'How to reach {{brand}}: legal entity, address, email and the grievance officer.',
    hi: '{{brand}} तक कैसे पहुँचें: क़ानूनी इकाई, पता, ई-मेल और शिकायत अधिकारी।',
  },
  updatedOn: '2025-06-13',
  body: {
    en: `People read every message. Write in English or Hindi, whichever comes easier, and add your order number if you have one. Never send a password, a code or a card number.

## Who we are

| | |
|---|---|
| Legal entity | {{legalEntity}} |
| Registered address | {{legalAddress}} |
| Operational address | {{legalAddress}} |
| Email | [{{supportEmail}}](mailto:{{supportEmail}}) |
| GSTIN | {{gstin}} |
| CIN | {{cin}} |
| Website | {{publicUrl}} |

## Before you write

- **Where an order is, or how to cancel it:** open it under My Orders. You can cancel until the parcel is packed.
- **A damaged, defective or wrongly shown piece:** send photographs within 7 days of receipt, as the [refund policy](/legal/refund-policy) says.
- **A piece that you cannot find here:** [request it](/request-product).
- **Something you want to say about the shop:** [give feedback](/feedback).
- **You would like to sell:** [become a seller](/become-a-seller).
- Anything else may be among the [frequent questions](/faqs).

## Grievance officer

If an answer did not help you, or if you wish to complain at once, write to our grievance officer. The same person looks after questions about your personal data.

| | |
|---|---|
| Name | {{grievanceOfficer}} |
| Email | [{{grievanceEmail}}](mailto:{{grievanceEmail}}) |
| Telephone | [{{grievancePhone}}](tel:{{grievancePhone}}) |
| Address | {{legalAddress}} |

Say what happened, when, and what you would like to be done, and add the order number if there is one. The grievance officer

1. acknowledges your complaint **within 48 hours** and gives it a number, and
2. settles it **within one month** of receiving it.

## If we cannot settle it

You may turn to the National Consumer Helpline of India, by telephone on 1915, or to the consumer commission where you live or work. That right does not depend on having written to us first.`,
    hi: `हर संदेश कोई इंसान पढ़ता है। हिंदी में लिखें या अंग्रेज़ी में, और ऑर्डर नंबर हो तो साथ लिख दें। पासवर्ड, कोड या कार्ड का नंबर कभी न भेजें।

## हम कौन हैं

| | |
|---|---|
| क़ानूनी इकाई | {{legalEntity}} |
| रजिस्टर्ड पता | {{legalAddress}} |
| कामकाज का पता | {{legalAddress}} |
| ई-मेल | [{{supportEmail}}](mailto:{{supportEmail}}) |
| GSTIN | {{gstin}} |
| CIN | {{cin}} |
| वेबसाइट | {{publicUrl}} |

## लिखने से पहले

- **ऑर्डर कहाँ है, या कैसे रद्द करें:** “मेरे ऑर्डर” में उसे खोलें। पार्सल पैक होने तक रद्द किया जा सकता है।
- **टूटी, ख़राब या जैसी दिखाई गई वैसी न निकली चीज़:** [रिफ़ंड नीति](/legal/refund-policy) के अनुसार मिलने के 7 दिन के भीतर तस्वीरें भेजें।
- **जो चीज़ यहाँ न मिले:** [उसकी फ़रमाइश करें](/request-product)।
- **दुकान के बारे में कुछ कहना हो:** [अपनी राय दें](/feedback)।
- **बेचना चाहते हों:** [विक्रेता बनें](/become-a-seller)।
- बाक़ी बातों का जवाब शायद [अक्सर पूछे जाने वाले सवालों](/faqs) में मिल जाए।

## शिकायत अधिकारी

जवाब से बात न बने, या आप सीधे शिकायत करना चाहें, तो हमारे शिकायत अधिकारी को लिखें। आपकी निजी जानकारी से जुड़े सवाल भी वही देखते हैं।

| | |
|---|---|
| नाम | {{grievanceOfficer}} |
| ई-मेल | [{{grievanceEmail}}](mailto:{{grievanceEmail}}) |
| फ़ोन | [{{grievancePhone}}](tel:{{grievancePhone}}) |
| पता | {{legalAddress}} |

क्या हुआ, कब हुआ और आपको क्या चाहिए, यह लिखें; ऑर्डर नंबर हो तो वह भी। शिकायत अधिकारी

1. **48 घंटे के भीतर** पावती और शिकायत की संख्या देते हैं, और
2. शिकायत मिलने के **एक महीने के भीतर** उसका निपटारा करते हैं।

## हमसे बात न बने तो

भारत की राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर मिलती है, और अपने घर या काम की जगह के उपभोक्ता आयोग में शिकायत की जा सकती है। इस अधिकार के लिए पहले हमें लिखना ज़रूरी नहीं।`,
  },
};
