import type { MailContent } from '#modules/notifications/mail.ts';
import { inLanguage, type Language, labelIn } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import type { AlertKind } from './contract.ts';
import type { DueAlert } from './queries.ts';

const words = {
  en: {
    confirm: {
      subject: { 'back-in-stock': 'Confirm: email me when it is back', 'price-drop': 'Confirm: email me when the price falls' },
      text: {
        'back-in-stock': (brand: string) =>
          `Someone asked ${brand} to email this address once when a sold-out item is back. If it was you, confirm it.`,
        'price-drop': (brand: string) =>
          `Someone asked ${brand} to email this address once when an item costs less. If it was you, confirm it.`,
      },
      button: 'Confirm my address',
      note: 'The link works for two days. Was it not you? Ignore this email: without the confirmation we will not write about it.',
    },
    back: {
      subject: (title: string) => `Back in stock: ${title}`,
      text: 'You asked us to tell you. There are few, and others asked too: it is yours once you have ordered it.',
    },
    drop: {
      subject: (title: string) => `It costs less now: ${title}`,
      text: 'You asked us to tell you when the price falls.',
      before: 'When you asked',
    },
    price: 'Price now',
    variant: 'Colour and size',
    button: 'See it',
    once: 'This is the one email you asked for. To be told again, ask again on its page.',
    stop: 'Stop all emails of this kind',
  },
  hi: {
    confirm: {
      subject: { 'back-in-stock': 'पुष्टि करें: वापस आने पर ई-मेल', 'price-drop': 'पुष्टि करें: दाम घटने पर ई-मेल' },
      text: {
        'back-in-stock': (brand: string) =>
          `${brand} पर किसी ने कहा है कि स्टॉक ख़त्म हो चुकी एक चीज़ के वापस आने पर इस पते पर एक ई-मेल भेजा जाए। यह आपने कहा हो तो पुष्टि करें।`,
        'price-drop': (brand: string) =>
          `${brand} पर किसी ने कहा है कि एक चीज़ का दाम घटने पर इस पते पर एक ई-मेल भेजा जाए। यह आपने कहा हो तो पुष्टि करें।`,
      },
      button: 'मेरे पते की पुष्टि करें',
      note: 'यह लिंक दो दिन चलता है। यह आपने नहीं कहा था? तो इस ई-मेल पर ध्यान न दें: पुष्टि के बिना हम इस बारे में नहीं लिखेंगे।',
    },
    back: {
      subject: (title: string) => `फिर से स्टॉक में: ${title}`,
      text: 'आपने बताने को कहा था। पीस थोड़े हैं और औरों ने भी कहा था: ऑर्डर करने पर ही यह आपके लिए पक्का होगा।',
    },
    drop: {
      subject: (title: string) => `अब दाम कम है: ${title}`,
      text: 'आपने दाम घटने पर बताने को कहा था।',
      before: 'जब आपने कहा था',
    },
    price: 'अब दाम',
    variant: 'रंग और नाप',
    button: 'देखें',
    once: 'आपने इसी एक ई-मेल के लिए कहा था। फिर से जानना हो तो इसके पन्ने पर फिर से कहें।',
    stop: 'ऐसे सभी ई-मेल बंद करें',
  },
} satisfies Record<Language, object>;

interface Confirmation {
  kind: AlertKind;
  language: Language;
  url: string;
}

/**
 * Composes the mail that confirms an address. It names no product: a stranger may have typed the address, and
 * must not choose what the mail says.
 */
export function confirmationMail({ kind, language, url }: Confirmation, { brand }: Pick<OperatorSettings, 'brand'>): MailContent {
  const say = words[language].confirm;
  return {
    kind: 'product-alert-confirmation',
    language,
    subject: say.subject[kind],
    blocks: [
      { type: 'heading', text: say.subject[kind] },
      { type: 'paragraph', text: say.text[kind](brand[language]) },
      { type: 'button', label: say.button, url },
      { type: 'note', text: say.note },
    ],
  };
}

/** Composes the mail that was asked for. */
export function alertMail(alert: DueAlert, { operator, stopUrl }: { operator: OperatorSettings; stopUrl: string }): MailContent {
  const { kind, language, productId, slug, variantId, variant, pricePaise, currentPaise } = alert;
  const say = words[language];
  const title = inLanguage(alert.title, language);
  const heading = kind === 'price-drop' ? say.drop.subject(title) : say.back.subject(title);
  const rupees = (paise: number) => formatRupees(paise, { locale: language === 'hi' ? 'hi-IN' : 'en-IN' });
  const chosen = [
    variant?.color && inLanguage(variant.color, language),
    variant && variant.size !== 'One size' ? labelIn(variant.size, variant.sizeLabel, language) : undefined,
  ];
  const choice = chosen.filter(Boolean).join(', ');
  const rows: [string, string][] = [
    ...(choice === '' ? [] : [[say.variant, choice] as [string, string]]),
    [say.price, rupees(currentPaise)],
    ...(pricePaise === null ? [] : [[say.drop.before, rupees(pricePaise)] as [string, string]]),
  ];
  const path = `${language === 'hi' ? '/hi' : ''}/product/${productId}/${slug}${variantId === null ? '' : `?variant=${variantId}`}`;
  return {
    kind: `product-${kind}`,
    language,
    subject: heading,
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: kind === 'price-drop' ? say.drop.text : say.back.text },
      { type: 'table', rows },
      { type: 'button', label: say.button, url: `${operator.publicUrl}${path}` },
      { type: 'note', text: say.once },
      { type: 'link', label: say.stop, url: stopUrl, unsubscribes: true },
    ],
  };
}
