import type { Language } from '#shared/localized.ts';
import type { OrderNotificationKind } from './notify-buyer.ts';
import type { MailWords } from './order-mail-words.ts';
import type { CancelReason } from './parcel-contract.ts';

/** Kinds of mails about parcels that do not take the usual way. */
export type ExceptionKind = Exclude<
  OrderNotificationKind,
  'placed' | 'payment-failed' | 'payment-mismatched' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'refund-sent'
>;

const enButton = 'See your order';
const en: Record<ExceptionKind, MailWords> = {
  expired: {
    subject: (number) => `Order ${number} was not paid in time`,
    lead: 'The time to pay has ended and no payment has reached us, so the items are on sale again. If you still want them, you can put all of them back in your cart. If your bank shows a charge, we will write to you: it pays for this order after all, or it is refunded by itself.',
    button: 'Put the items back in the cart',
  },
  failed: {
    subject: (number) => `Order ${number} could not be completed`,
    lead: 'Your payment arrived after the order had ended: it had been changed or cancelled, or the time to pay was over and the items were no longer there. The order does not stand, and all of your money goes back.',
    button: enButton,
  },
  'cancelled-by-us': {
    subject: (number) => `We had to cancel items from order ${number}`,
    lead: 'These items cannot be sent to you.',
    button: enButton,
  },
  undeliverable: {
    subject: (number) => `Your parcel from order ${number} could not be delivered`,
    lead: 'The courier could not hand it over. Check your phone and address with the order, and write to us if something is wrong. We look for a way, and tell you what happens next.',
    button: enButton,
  },
  refused: {
    subject: (number) => `Your parcel from order ${number} was not accepted`,
    lead: 'The courier tells us that the parcel was refused at the door. If that is a mistake, write to us soon: otherwise it goes back to the seller.',
    button: enButton,
  },
  returning: {
    subject: (number) => `Your parcel from order ${number} is on its way back`,
    lead: 'It goes back to the seller. As soon as it is there we write to you about what happens with it. Nothing that you paid is lost.',
    button: enButton,
  },
  returned: {
    subject: (number) => `Your parcel from order ${number} is back with the seller`,
    lead: 'It did not reach you. Choose on the order’s page whether it is settled or the items are sent again, as stock allows. If we hear nothing within 7 days, it is settled, and what you paid goes back.',
    button: 'Choose now',
  },
  'ask-arrival': {
    subject: (number) => `Has your parcel from order ${number} arrived?`,
    lead: 'It should be with you by now, and we do not know whether it is. Tell us.',
    button: 'Yes, it is here',
  },
  presumed: {
    subject: (number) => `We think your parcel from order ${number} has arrived`,
    lead: 'Nobody told us otherwise, so we count it as delivered. Nothing is lost if that is wrong: you can still tell us on the order’s page that it has not come, or that something is damaged.',
    button: enButton,
  },
  'not-received': {
    subject: (number) => `We are looking for your parcel from order ${number}`,
    lead: 'Thank you for telling us that it has not arrived. The seller asks the courier for a proof of delivery. If there is none within 10 days, the parcel counts as lost and you get what you chose.',
    button: enButton,
  },
  proved: {
    subject: (number) => `Your parcel from order ${number} was delivered, the courier says`,
    lead: 'We asked for a proof, and it stands below. If it is not right, tell us once more on the order’s page within 7 days.',
    button: enButton,
  },
  lost: {
    subject: (number) => `Your parcel from order ${number} is lost`,
    lead: 'Choose on the order’s page whether you want your money back or the items sent again. If we hear nothing within 7 days, your money goes back.',
    button: 'Choose now',
  },
  'lost-refunded': {
    subject: (number) => `Your parcel from order ${number} will not come`,
    lead: 'It is lost. These items are settled now.',
    button: enButton,
  },
  resent: {
    subject: (number) => `Your items from order ${number} are sent again`,
    lead: 'The first parcel is lost. Another one is being packed; its dates stand on the order’s page.',
    button: enButton,
  },
  'back-refunded': {
    subject: (number) => `Your parcel from order ${number} is settled`,
    lead: 'It did not reach you and is back with the seller. These items are settled now.',
    button: enButton,
  },
  'back-resent': {
    subject: (number) => `Your items from order ${number} are sent once more`,
    lead: 'The first parcel is back with the seller. Another one is being packed; its dates stand on the order’s page.',
    button: enButton,
  },
  'ask-refund-to': {
    subject: (number) => `Where may we send your refund for order ${number}?`,
    lead: 'Your money is waiting for you. All we need is where it goes.',
    button: 'Say where',
  },
  'goodwill-credit': {
    subject: (number) => `We give you store credit for order ${number}`,
    lead: 'Something did not go as it should have. This is for the trouble, on top of what you paid.',
    button: enButton,
  },
  goodwill: {
    subject: (number) => `We give you money back for order ${number}`,
    lead: 'Something did not go as it should have. This is for the trouble.',
    button: enButton,
  },
  exchanged: {
    subject: (number) => `Your order ${number} has another size or colour now`,
    lead: 'The seller packs what you chose, and the price stays. If it was not you who changed it, write to us at once.',
    button: enButton,
  },
  'address-changed': {
    subject: (number) => `The address of your order ${number} has changed`,
    lead: 'What is not packed yet goes to the new address, which stands with your order. If it was not you who changed it, write to us at once.',
    button: enButton,
  },
};

const hiButton = 'अपना ऑर्डर देखें';
const hi: Record<ExceptionKind, MailWords> = {
  expired: {
    subject: (number) => `ऑर्डर ${number} का भुगतान समय पर नहीं हुआ`,
    lead: 'भुगतान का समय निकल गया और हमें कोई भुगतान नहीं मिला, इसलिए चीज़ें फिर से बिक्री पर हैं। अब भी चाहिए हों तो सब कुछ फिर से कार्ट में डाला जा सकता है। अगर बैंक में पैसे कटे दिखें तो हम लिखेंगे: या तो यह ऑर्डर पक्का हो जाएगा, या पैसे अपने आप लौट आएँगे।',
    button: 'चीज़ें फिर से कार्ट में डालें',
  },
  failed: {
    subject: (number) => `ऑर्डर ${number} पूरा नहीं हो सका`,
    lead: 'आपका भुगतान ऑर्डर ख़त्म होने के बाद पहुँचा: या तो ऑर्डर बदला या रद्द किया जा चुका था, या समय निकल गया था और चीज़ें बिक चुकी थीं। यह ऑर्डर नहीं रहा, और आपके सारे पैसे लौटाए जा रहे हैं।',
    button: hiButton,
  },
  'cancelled-by-us': {
    subject: (number) => `ऑर्डर ${number} की कुछ चीज़ें हमें रद्द करनी पड़ीं`,
    lead: 'ये चीज़ें आपको नहीं भेजी जा सकतीं।',
    button: hiButton,
  },
  undeliverable: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल पहुँचाया नहीं जा सका`,
    lead: 'कूरियर पार्सल दे नहीं पाया। ऑर्डर में अपना फ़ोन और पता देख लें और कुछ ग़लत हो तो हमें लिखें। हम रास्ता निकालकर आपको बताएँगे।',
    button: hiButton,
  },
  refused: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल लिया नहीं गया`,
    lead: 'कूरियर का कहना है कि पार्सल लेने से मना किया गया। अगर यह ग़लत है तो जल्दी लिखें, नहीं तो वह विक्रेता के पास लौट जाएगा।',
    button: hiButton,
  },
  returning: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल लौट रहा है`,
    lead: 'वह विक्रेता के पास लौट रहा है। वहाँ पहुँचते ही हम आपको लिखेंगे कि आगे क्या होगा। आपका चुकाया हुआ कुछ नहीं डूबेगा।',
    button: hiButton,
  },
  returned: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल विक्रेता के पास लौट आया`,
    lead: 'वह आप तक नहीं पहुँचा। ऑर्डर के पन्ने पर चुनें कि हिसाब पूरा कर दिया जाए या स्टॉक के अनुसार चीज़ें फिर से भेजी जाएँ। 7 दिन में जवाब न मिला तो हिसाब पूरा होगा और चुकाए हुए पैसे लौटेंगे।',
    button: 'अभी चुनें',
  },
  'ask-arrival': {
    subject: (number) => `क्या ऑर्डर ${number} का आपका पार्सल पहुँच गया?`,
    lead: 'अब तक वह आपके पास होना चाहिए, पर हमें पता नहीं कि पहुँचा या नहीं। हमें बताएँ।',
    button: 'हाँ, मिल गया',
  },
  presumed: {
    subject: (number) => `लगता है ऑर्डर ${number} का आपका पार्सल पहुँच गया`,
    lead: 'किसी ने कुछ और नहीं बताया, इसलिए हम इसे पहुँचा हुआ मान रहे हैं। यह ग़लत हो तो भी कुछ नहीं बिगड़ा: ऑर्डर के पन्ने पर अब भी बता सकते हैं कि पार्सल नहीं मिला, या कुछ टूटा है।',
    button: hiButton,
  },
  'not-received': {
    subject: (number) => `हम ऑर्डर ${number} का आपका पार्सल ढूँढ रहे हैं`,
    lead: 'बताने के लिए धन्यवाद कि वह नहीं मिला। विक्रेता कूरियर से पहुँचाने का सबूत माँग रहे हैं। 10 दिन में सबूत न मिला तो पार्सल खोया हुआ माना जाएगा और आपने जो चुना है वही होगा।',
    button: hiButton,
  },
  proved: {
    subject: (number) => `कूरियर के अनुसार ऑर्डर ${number} का पार्सल पहुँचाया जा चुका है`,
    lead: 'हमने सबूत माँगा था, वह नीचे है। अगर यह सही नहीं है तो 7 दिन के भीतर ऑर्डर के पन्ने पर फिर बताएँ।',
    button: hiButton,
  },
  lost: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल खो गया`,
    lead: 'ऑर्डर के पन्ने पर चुनें कि पैसे वापस चाहिए या चीज़ें फिर से भेजी जाएँ। 7 दिन में जवाब न मिला तो पैसे लौटा दिए जाएँगे।',
    button: 'अभी चुनें',
  },
  'lost-refunded': {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल अब नहीं आएगा`,
    lead: 'वह खो गया है। इन चीज़ों का हिसाब अब पूरा किया गया है।',
    button: hiButton,
  },
  resent: {
    subject: (number) => `ऑर्डर ${number} की आपकी चीज़ें फिर से भेजी जा रही हैं`,
    lead: 'पहला पार्सल खो गया। दूसरा पैक हो रहा है; उसकी तारीख़ें ऑर्डर के पन्ने पर हैं।',
    button: hiButton,
  },
  'back-refunded': {
    subject: (number) => `ऑर्डर ${number} के आपके पार्सल का हिसाब पूरा हुआ`,
    lead: 'वह आप तक नहीं पहुँचा और विक्रेता के पास लौट आया। इन चीज़ों का हिसाब अब पूरा किया गया है।',
    button: hiButton,
  },
  'back-resent': {
    subject: (number) => `ऑर्डर ${number} की आपकी चीज़ें एक बार फिर भेजी जा रही हैं`,
    lead: 'पहला पार्सल विक्रेता के पास लौट आया। दूसरा पैक हो रहा है; उसकी तारीख़ें ऑर्डर के पन्ने पर हैं।',
    button: hiButton,
  },
  'ask-refund-to': {
    subject: (number) => `ऑर्डर ${number} के पैसे कहाँ भेजें?`,
    lead: 'आपके पैसे तैयार हैं। बस यह बताना है कि कहाँ भेजें।',
    button: 'अभी बताएँ',
  },
  'goodwill-credit': {
    subject: (number) => `ऑर्डर ${number} के लिए हमारी ओर से स्टोर क्रेडिट`,
    lead: 'कुछ वैसा नहीं हुआ जैसा होना चाहिए था। आपकी परेशानी के लिए यह हमारी ओर से है, आपके चुकाए पैसों से अलग।',
    button: hiButton,
  },
  goodwill: {
    subject: (number) => `ऑर्डर ${number} के लिए हम आपको कुछ पैसे लौटा रहे हैं`,
    lead: 'कुछ वैसा नहीं हुआ जैसा होना चाहिए था। यह उसी परेशानी के लिए है।',
    button: hiButton,
  },
  exchanged: {
    subject: (number) => `ऑर्डर ${number} में नाप या रंग बदल गया है`,
    lead: 'विक्रेता वही पैक करेगा जो आपने अब चुना है; दाम वही है। अगर यह आपने नहीं बदला, तो हमें तुरंत लिखें।',
    button: hiButton,
  },
  'address-changed': {
    subject: (number) => `आपके ऑर्डर ${number} का पता बदल गया है`,
    lead: 'जो अभी पैक नहीं हुआ है वह नए पते पर जाएगा; नया पता आपके ऑर्डर के पन्ने पर है। अगर पता आपने नहीं बदला, तो हमें तुरंत लिखें।',
    button: hiButton,
  },
};

export const parcelMailWords: Record<Language, Record<ExceptionKind, MailWords>> = { en, hi };

/** Reasons of a cancellation, for the buyer to read. */
export const cancelReasonWords: Record<Language, Record<CancelReason, string>> = {
  en: {
    'out-of-stock': 'They are not in stock after all.',
    damaged: 'They were damaged before they could be sent.',
    'cannot-deliver': 'The seller cannot deliver them.',
    'wrong-price': 'They were offered at a wrong price.',
    'buyer-asked': 'You asked us to.',
    other: 'The seller cannot send them.',
  },
  hi: {
    'out-of-stock': 'ये चीज़ें अब स्टॉक में नहीं हैं।',
    damaged: 'भेजने से पहले इनमें टूट-फूट हो गई।',
    'cannot-deliver': 'विक्रेता इन्हें पहुँचा नहीं सकते।',
    'wrong-price': 'इनका दाम ग़लत लिखा था।',
    'buyer-asked': 'आपने ऐसा कहा था।',
    other: 'विक्रेता इन्हें भेज नहीं सकते।',
  },
};

/** Sentences about what goes back to the buyer, how, and until when. */
export const moneyWords = {
  en: {
    paid: (amount: string, day: string) =>
      `${amount} goes back the way you paid. It takes 3-5 business days: it is with your bank by ${day}.`,
    cashAsk: (amount: string) =>
      `${amount} goes back to you. You paid in cash: tell us on the order’s page where to send it, to a UPI id or a bank account. It takes 3-5 business days from then.`,
    cashTo: {
      upi: (amount: string, ending: string, day: string) =>
        `${amount} goes to your UPI id ending ${ending}. It takes 3-5 business days: it is there by ${day}.`,
      account: (amount: string, ending: string, day: string) =>
        `${amount} goes to your bank account ending ${ending}. It takes 3-5 business days: it is there by ${day}.`,
    },
    cashSent: (ending: string, ref: string) =>
      `We have sent the money to ${ending ? `the UPI id or account ending ${ending}` : 'you'}.${ref ? ` The bank’s reference is ${ref}.` : ''} Your bank may need a day to show it.`,
    credit: (amount: string) => `${amount} is in your store credit now. You can pay with it, and it does not expire.`,
    nothing: 'Nothing was paid yet, so there is nothing to send back.',
    no: 'No, it has not come',
    note: 'Note',
  },
  hi: {
    paid: (amount: string, day: string) => `${amount} वैसे ही लौटेंगे जैसे आपने चुकाए थे। इसमें 3-5 कामकाजी दिन लगते हैं: ${day} तक ये आपके बैंक में होंगे।`,
    cashAsk: (amount: string) =>
      `${amount} आपको लौटाए जाएँगे। आपने नक़द दिए थे: ऑर्डर के पन्ने पर बताएँ कि कहाँ भेजें, UPI आईडी पर या बैंक खाते में। उसके बाद 3-5 कामकाजी दिन लगते हैं।`,
    cashTo: {
      upi: (amount: string, ending: string, day: string) =>
        `${amount} आपकी उस UPI आईडी पर आएँगे जो ${ending} पर ख़त्म होती है। इसमें 3-5 कामकाजी दिन लगते हैं: ${day} तक पहुँच जाएँगे।`,
      account: (amount: string, ending: string, day: string) =>
        `${amount} आपके उस बैंक खाते में आएँगे जो ${ending} पर ख़त्म होता है। इसमें 3-5 कामकाजी दिन लगते हैं: ${day} तक पहुँच जाएँगे।`,
    },
    cashSent: (ending: string, ref: string) =>
      `हमने पैसे ${ending ? `उस UPI आईडी या खाते में भेज दिए हैं जो ${ending} पर ख़त्म होता है` : 'आपको भेज दिए हैं'}।${ref ? ` बैंक का रेफ़रेंस नंबर ${ref} है।` : ''} बैंक में दिखने में एक दिन लग सकता है।`,
    credit: (amount: string) => `${amount} अब आपके स्टोर क्रेडिट में हैं। इनसे भुगतान किया जा सकता है, और इनकी कोई समय-सीमा नहीं।`,
    nothing: 'अभी तक कुछ चुकाया नहीं गया था, इसलिए लौटाने को कुछ नहीं है।',
    no: 'नहीं, अभी नहीं आया',
    note: 'जानकारी',
  },
} satisfies Record<Language, object>;
