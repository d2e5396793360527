import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const accountsAndPrivacy: StandardFaqGroup = {
  slug: 'accounts-and-privacy',
  title: { en: 'Account and privacy', hi: 'खाता और निजता' },
  entries: [
    {
      slug: 'the-code-does-not-arrive',
      question: { en: 'The six-digit code does not arrive. What can I do?', hi: 'छह अंकों का कोड नहीं आ रहा। क्या करें?' },
      answer: {
        en: 'Look in the spam folder and check the spelling of your address. After 30 seconds you can ask for a new code. A code is valid for 10 minutes and five attempts, in the browser that asked for it; only the newest counts. We never ask for a code by phone or email.',
        hi: 'स्पैम फ़ोल्डर देखें और ई-मेल पते की स्पेलिंग जाँचें। 30 सेकंड बाद नया कोड मँगा सकते हैं। कोड 10 मिनट और पाँच कोशिशों तक, उसी ब्राउज़र में चलता है जिसमें उसे माँगा गया; सबसे नया ही मान्य है। हम फ़ोन या ई-मेल पर कोड कभी नहीं माँगते।',
      },
    },
    {
      slug: 'i-forgot-my-password',
      question: { en: 'I forgot my password.', hi: 'मुझे पासवर्ड याद नहीं।' },
      answer: {
        en: 'Ask for a code on the login page and choose a new password. A new password ends all sessions on other devices. Nobody here can read the old one: only an irreversible form of it is stored.',
        hi: 'लॉग इन पन्ने से कोड मँगाएँ और नया पासवर्ड चुनें। नया पासवर्ड लगते ही दूसरे डिवाइसों पर आपका लॉग इन ख़त्म हो जाता है। पुराना यहाँ कोई नहीं पढ़ सकता: वह ऐसे रूप में रखा जाता है जिसे उलटा नहीं जा सकता।',
      },
    },
    {
      slug: 'what-do-you-store-about-visitors',
      question: { en: 'What do you store about me when I only look around?', hi: 'मैं सिर्फ़ देखूँ तो मेरे बारे में क्या रखा जाता है?' },
      answer: {
        en: 'No profile. Cart, recent searches, and your choices of country, currency and consent stay in your own browser. We count views and searches without noting who it was. Analytics and error reports in the browser run only if you agree. The [privacy policy](/legal/privacy-policy) has it all.',
        hi: 'कोई प्रोफ़ाइल नहीं। कार्ट, हाल की खोजें, और देश, मुद्रा तथा सहमति की आपकी पसंद आपके ही ब्राउज़र में रहती है। हम गिनते हैं कि कितनी बार क्या देखा और खोजा गया, यह नहीं कि किसने। आँकड़ों की सेवा और ब्राउज़र की गड़बड़ी की रिपोर्ट आपकी सहमति पर ही चलती हैं। पूरी बात [निजता नीति](/legal/privacy-policy) में है।',
      },
    },
    {
      slug: 'how-do-i-withdraw-consent',
      question: { en: 'How do I withdraw my consent to analytics?', hi: 'आँकड़ों की सहमति वापस कैसे लें?' },
      answer: {
        en: 'Through “Privacy choices” at the foot of the page, as easily as you gave it. From then on nothing of it runs, and cookies that the analytics service set on this site are deleted.',
        hi: 'पन्ने के नीचे “निजता के विकल्प” से, उतनी ही आसानी से जितनी से दी थी। उसके बाद इनमें से कुछ नहीं चलता, और आँकड़ों की सेवा ने इस साइट पर जो कुकी बनाई थीं, वे मिटा दी जाती हैं।',
      },
    },
    {
      slug: 'how-do-i-delete-my-account',
      question: { en: 'How do I delete my account?', hi: 'अपना खाता कैसे मिटाएँ?' },
      answer: {
        en: 'Under Account Privacy, with your password. It is final: name, addresses and preferences are erased or made anonymous at once. Invoices and ledger entries stay as long as the law demands. While an order or a return is open, it has to be finished first.',
        hi: '“खाते की निजता” में, अपने पासवर्ड से। यह पक्का फ़ैसला है: नाम, पते और पसंद तुरंत मिटा दिए जाते हैं या बेनाम कर दिए जाते हैं। बिल और हिसाब के रिकॉर्ड क़ानून जितना कहे उतने समय रहती हैं। कोई ऑर्डर या वापसी चल रही हो तो पहले वह पूरी होगी।',
      },
    },
    {
      slug: 'do-you-send-advertising',
      question: { en: 'Will you send me advertising?', hi: 'क्या आप प्रचार के ई-मेल भेजेंगे?' },
      answer: {
        en: 'Only if you switch it on in your account. Emails about your orders and your own requests come either way, because you need them.',
        hi: 'तभी जब आप अपने खाते में उसे चालू करें। ऑर्डर और आपके अपने अनुरोधों से जुड़े ई-मेल दोनों तरह आएँगे, क्योंकि उनकी ज़रूरत पड़ती है।',
      },
    },
  ],
};
