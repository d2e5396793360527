import type { MailBlock, MailContent } from '#modules/notifications/mail.ts';
import { hubUrl } from '#modules/sellers/hub-url.ts';
import type { ShopEvent } from '#modules/sellers/shop-rules.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';

const words: Record<Language, { events: Record<ShopEvent, readonly [subject: string, text: string]>; reason: string; button: string }> = {
  en: {
    events: {
      submit: ['Your shop is being looked at', 'We have everything and will look at it within two working days. You need not do anything.'],
      withdraw: ['Your shop is yours to change again', 'It is no longer being looked at. Send it again when you are ready.'],
      'send-back': ['Something is missing in your shop', 'We have looked at it. Change what is said below, then send it again.'],
      open: ['Your shop is open', 'Buyers can see it and order from it now.'],
      pause: ['Your shop is paused', 'Nobody can order from it now. What was ordered before is still to be sent.'],
      resume: ['Your shop is open again', 'Buyers can order from it again.'],
      suspend: [
        'We have closed your shop for now',
        'Nobody can order from it. What was ordered before is still to be sent. Reply to this email to answer us.',
      ],
      reinstate: ['Your shop is open again', 'Buyers can order from it again.'],
      close: [
        'Your shop is closing',
        'Nobody can order from it any more. What was ordered before is still to be sent, and can be returned.',
      ],
      keep: ['Your shop stays', 'It is paused. Open it when you are ready.'],
      finish: ['Your shop is closed', 'Everything is sent and settled. Its documents stay with us for as long as the law asks.'],
    },
    reason: 'In our words',
    button: 'To your shop',
  },
  hi: {
    events: {
      submit: ['आपकी दुकान देखी जा रही है', 'सब कुछ हमें मिल गया है। हम इसे दो कामकाजी दिनों में देखेंगे। आपको कुछ नहीं करना है।'],
      withdraw: ['आपकी दुकान में फिर से बदलाव हो सकता है', 'अब उसे देखा नहीं जा रहा। तैयार होने पर फिर से भेजें।'],
      'send-back': ['आपकी दुकान में कुछ बाक़ी है', 'हमने उसे देख लिया है। नीचे लिखी बात ठीक करें और फिर से भेजें।'],
      open: ['आपकी दुकान खुल गई', 'अब ख़रीदार उसे देख सकते हैं और उससे ऑर्डर कर सकते हैं।'],
      pause: ['आपकी दुकान रुकी हुई है', 'अभी उससे कोई ऑर्डर नहीं कर सकता। पहले के ऑर्डर भेजने बाक़ी हैं।'],
      resume: ['आपकी दुकान फिर खुल गई', 'ख़रीदार उससे फिर ऑर्डर कर सकते हैं।'],
      suspend: ['हमने अभी आपकी दुकान बंद की है', 'उससे कोई ऑर्डर नहीं कर सकता। पहले के ऑर्डर भेजने बाक़ी हैं। जवाब देने के लिए इसी ई-मेल का जवाब दें।'],
      reinstate: ['आपकी दुकान फिर खुल गई', 'ख़रीदार उससे फिर ऑर्डर कर सकते हैं।'],
      close: ['आपकी दुकान बंद हो रही है', 'अब उससे कोई ऑर्डर नहीं कर सकता। पहले के ऑर्डर भेजने बाक़ी हैं और उनकी वापसी हो सकती है।'],
      keep: ['आपकी दुकान बनी रहेगी', 'वह रुकी हुई है। तैयार होने पर खोलें।'],
      finish: ['आपकी दुकान बंद हो गई', 'सब कुछ भेजा और चुकाया जा चुका है। उसके काग़ज़ क़ानून के हिसाब से हमारे पास रहेंगे।'],
    },
    reason: 'हमारी बात',
    button: 'अपनी दुकान पर जाएँ',
  },
};

/** Composes the mail about a step of a shop to a member of its team. */
export function shopMovedMail(
  ctx: Context,
  { slug, event, reason, language }: { slug: string; event: ShopEvent; reason?: Localized | undefined; language: Language },
): MailContent {
  const say = words[language];
  const [subject, text] = say.events[event];
  const explained: MailBlock[] = reason ? [{ type: 'table', rows: [[say.reason, inLanguage(reason, language)]] }] : [];
  return {
    kind: `shop-${event}`,
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text },
      ...explained,
      { type: 'button', label: say.button, url: hubUrl(ctx, slug, language) },
    ],
  };
}

/** Composes the mail to the operator about a shop that was sent to be looked at. */
export function shopSubmittedMail({ sellerName, slug }: { sellerName: string; slug: string }): MailContent {
  const subject = `A shop asks to be opened: ${sellerName}`;
  return {
    kind: 'shop-submitted',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: 'Its owner has entered everything that is asked for. Two working days were promised.' },
      { type: 'paragraph', text: `npm run admin -- seller ${slug}` },
      { type: 'paragraph', text: `npm run admin -- shop ${slug} open | send-back` },
    ],
  };
}
