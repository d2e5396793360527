import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const sellingWithUs: StandardFaqGroup = {
  slug: 'selling-with-us',
  title: { en: 'Selling with us', hi: 'हमारे साथ बेचना' },
  entries: [
    {
      slug: 'how-do-i-become-a-seller',
      question: { en: 'How do I become a seller?', hi: 'विक्रेता कैसे बनें?' },
      answer: {
        en: 'Fill in [Become a Seller](/become-a-seller): your name, email, phone number, the name of your business and a few lines about what you sell and who makes it. You get a reference by email, and a person reads your request.',
        hi: '[विक्रेता बनें](/become-a-seller) फ़ॉर्म भरें: अपना नाम, ई-मेल, फ़ोन, व्यवसाय का नाम, और कुछ पंक्तियाँ कि आपको क्या बेचना है और उसे कौन बनाता है। ई-मेल से एक संदर्भ संख्या मिलती है, और आपका अनुरोध कोई इंसान पढ़ता है।',
      },
    },
    {
      slug: 'who-may-sell',
      question: { en: 'Who may sell here?', hi: 'यहाँ कौन बेच सकता है?' },
      answer: {
        en: 'Registered businesses, co-operatives, producer companies, trusts and studios whose papers we have checked, with handcrafted goods whose makers they can name. Copies sold as handmade have no place here.',
        hi: 'रजिस्टर्ड व्यवसाय, सहकारी समितियाँ, उत्पादक कंपनियाँ, ट्रस्ट और स्टूडियो, जिनके काग़ज़ हमने जाँचे हों, और ऐसी हस्तनिर्मित चीज़ें जिनके बनाने वालों का नाम वे बता सकें। हाथ की बताकर बेची गई नक़ल के लिए यहाँ जगह नहीं।',
      },
    },
    {
      slug: 'i-am-an-artisan-without-a-business',
      question: {
        en: 'I am an artisan without a registered business. Can I take part?',
        hi: 'मैं कारीगर हूँ, रजिस्टर्ड व्यवसाय नहीं है। क्या जुड़ना हो सकता है?',
      },
      answer: {
        en: 'Yes, as a maker: a seller such as a co-operative sells your work, and the page carries your name. Write through [Become a Seller](/become-a-seller) and say so; we will tell you which sellers here work with your craft, if there are any.',
        hi: 'हाँ, कारीगर के रूप में: सहकारी समिति जैसा कोई विक्रेता आपका काम बेचता है और पन्ने पर नाम आपका रहता है। [विक्रेता बनें](/become-a-seller) फ़ॉर्म में यही लिखें; यहाँ आपके शिल्प के साथ काम करने वाले विक्रेता हुए तो हम बताएँगे।',
      },
    },
    {
      slug: 'what-does-it-cost-to-sell',
      question: { en: 'What does it cost to sell?', hi: 'बेचने का ख़र्च क्या है?' },
      answer: {
        en: 'A commission on what is sold, agreed with you in writing before your first piece is listed and frozen for each sale at the moment it is made. Taxes that the law tells a marketplace to collect or deduct are shown in each statement.',
        hi: 'बिकी हुई चीज़ पर कमीशन, जो आपकी पहली चीज़ लगने से पहले लिखकर तय होता है और हर बिक्री के लिए उसी पल पक्का हो जाता है। क़ानून बाज़ार से जो टैक्स कटवाता या वसूल करवाता है, वह हर हिसाब में दिखता है।',
      },
    },
    {
      slug: 'how-can-i-give-feedback',
      question: { en: 'I want to tell you something else. Where?', hi: 'कुछ और कहना है। कहाँ कहें?' },
      answer: {
        en: 'Through [Give Feedback](/feedback) at the foot of each page, or to {{supportEmail}}. Praise, mistakes in a text, a page that does not work: all of it is read.',
        hi: 'हर पन्ने के नीचे [अपनी राय दें](/feedback) से, या {{supportEmail}} पर। तारीफ़, लिखने की ग़लती, जो पन्ना न चले: सब पढ़ा जाता है।',
      },
    },
  ],
};
