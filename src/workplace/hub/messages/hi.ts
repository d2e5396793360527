import { activity } from './activity-hi.ts';
import { calendar } from './calendar-hi.ts';
import { consents } from './consents-hi.ts';
import { drafts } from './drafts-hi.ts';
import type { HubMessages } from './en.ts';
import { history } from './history-hi.ts';
import { papers } from './papers-hi.ts';
import { products } from './products-hi.ts';
import { setup } from './setup-hi.ts';
import { team } from './team-hi.ts';
import { words } from './words-hi.ts';
import { work } from './work-hi.ts';

export const hub: HubMessages = {
  name: 'विक्रेता हब',
  setup,
  team,
  work,
  products,
  drafts,
  history,
  words,
  calendar,
  papers,
  consents,
  activity,
  today: {
    title: 'विक्रेता हब',
    lead: 'आप अभी किसी दुकान की टीम में नहीं हैं। उसके मालिक आपको बुला सकते हैं। जिन दुकानों का यहाँ कोई नहीं, उनका काम हम करते हैं:',
    rows: [
      { name: 'ऑर्डर', text: 'हर ऑर्डर हम देखते हैं और उसकी ख़बर आपको देते हैं।' },
      { name: 'चीज़ें, दाम और स्टॉक', text: 'कुछ बदलना हो, तो हमें लिखें।' },
      { name: 'वापसी और रिफ़ंड', text: 'फ़ैसला हम करते हैं और आपको बताते हैं।' },
    ],
    write: 'हमें लिखें',
  },
  shops: { lead: 'जिस दुकान का काम करना है, उसे चुनें।' },
  roles: { owner: 'मालिक', manager: 'मैनेजर', packer: 'पैकिंग', accountant: 'हिसाब', facilitator: 'सहायक' },
  shop: {
    states: {
      preparing: { name: 'तैयार हो रही है', text: 'इसे सिर्फ़ आपकी टीम देखती है। नीचे जो बाक़ी है, किसी भी क्रम में भरें और हमें भेजें।' },
      'in-review': { name: 'देखी जा रही है', text: 'हम इसे दो कामकाजी दिनों में देखकर आपको लिखेंगे। तब तक कुछ बदला नहीं जा सकता।' },
      open: {
        name: 'खुली है',
        text: 'ख़रीदार इसे देखते हैं और ऑर्डर कर सकते हैं।',
      },
      paused: { name: 'रुकी हुई है', text: 'कोई ऑर्डर नहीं कर सकता। पहले के ऑर्डर भेजने बाक़ी हैं।' },
      suspended: { name: 'हमने अभी बंद की है', text: 'कोई ऑर्डर नहीं कर सकता। पहले के ऑर्डर भेजने बाक़ी हैं। जवाब देने के लिए हमारे ई-मेल का जवाब दें।' },
      closing: { name: 'बंद हो रही है', text: 'अब कोई ऑर्डर नहीं कर सकता। सब कुछ पहुँचने और चुकने पर यह बंद होगी।' },
      closed: { name: 'बंद है', text: 'इसके काग़ज़ क़ानून के हिसाब से हमारे पास रहेंगे।' },
    },
    since: (day) => `${day} से`,
    unsettled: {
      parcels: (count) => `${count} पार्सल पहुँचना बाक़ी है।`,
      balance: 'कुछ हिसाब चुकना बाक़ी है।',
      none: 'सब कुछ भेजा और चुकाया जा चुका है। हम जल्द ही दुकान बंद करेंगे।',
    },
    reason: 'हमने लिखा',
    checklist: 'दुकान को क्या चाहिए',
    progress: (done, all) => `${all} में से ${done} पूरे`,
    done: 'हो गया',
    missing: 'बाक़ी है',
    waiting: 'हमारे पास',
    optional: 'आप चाहें तो',
    why: 'क्यों',
    duration: 'समय',
    reviewer: 'कौन देखता है',
    enter: 'भरें',
    change: 'बदलें',
    see: 'देखें',
    faults: {
      'legal-name': 'क़ानूनी नाम बाक़ी है।',
      address: 'पता बाक़ी है।',
      state: 'राज्य बाक़ी है।',
      scheme: 'GST में अपनी स्थिति बताएँ।',
      gstin: 'GSTIN बाक़ी है।',
      'gstin-check-digit': 'GSTIN लिखने में कोई चूक है।',
      'gstin-of-another-state': 'GSTIN आपके पते के राज्य का नहीं है।',
      'pan-of-another-gstin': 'GSTIN के अंदर यह PAN नहीं है।',
      'enrolment-number': 'एनरोलमेंट नंबर बाक़ी है।',
      pan: 'PAN बाक़ी है।',
      pickup: 'अभी कुछ नहीं भरा गया।',
      'invoice-prefix': 'अक्षर बाक़ी हैं।',
      city: 'शहर बाक़ी है।',
      about: 'आपके बारे में कुछ वाक्य बाक़ी हैं।',
      iec: 'IEC नहीं है: आप सिर्फ़ भारत में बेचेंगे।',
      'lut-year': 'LUT किसी और साल का है: निर्यात पर IGST लगेगा।',
      bank: 'अभी कोई खाता नहीं भरा गया।',
      'not-agreed': 'आपने अभी मंज़ूर नहीं किया।',
      'terms-changed': 'कमीशन बदल गया है। नया मंज़ूर करें।',
      paper: 'काग़ज़ अभी नहीं भेजा गया।',
      'paper-sent': 'हम आपका काग़ज़ देख रहे हैं।',
      'paper-sent-back': 'दूसरा काग़ज़ चाहिए: वजह देखें।',
      'paper-expired': 'काग़ज़ ख़त्म हो गया। नया भेजें।',
    },
    steps: {
      submit: { title: 'सब कुछ हो गया', text: 'इसे हमें भेजें। हम दो कामकाजी दिनों में देखेंगे।', submit: 'दुकान भेजें' },
      withdraw: { title: 'कुछ बदलना है?', text: 'वापस लें, बदलें और फिर भेजें।', submit: 'वापस लें' },
      pause: { title: 'थोड़ा रुकना है?', text: 'फिर खोलने तक ख़रीदारों को आपकी चीज़ें उपलब्ध नहीं दिखेंगी। पहले के ऑर्डर भेजने होंगे।', submit: 'दुकान रोकें' },
      resume: { title: 'फिर तैयार हैं?', text: 'आपकी चीज़ें कुछ मिनटों में सूचियों में लौट आएँगी।', submit: 'दुकान फिर खोलें' },
      close: { title: 'दुकान बंद करें', text: 'अब कोई ऑर्डर नहीं कर सकेगा। पहले के ऑर्डर भेजने होंगे और उनकी वापसी हो सकती है।', submit: 'दुकान बंद करें' },
      keep: { title: 'मन बदल गया?', text: 'दुकान बनी रहेगी, रुकी हुई।', submit: 'दुकान रहने दें' },
    },
    giveUp: { title: 'दुकान छोड़ दें', text: 'यह हमेशा के लिए बंद हो जाएगी। बेचने के लिए फिर कभी भी कह सकते हैं।', submit: 'छोड़ दें' },
    busy: 'एक पल…',
    notYet: 'अभी कुछ बाक़ी है: ऊपर की सूची देखें।',
  },
};
