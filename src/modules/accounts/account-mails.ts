import type { Mail, MailBlock } from '#modules/notifications/mail.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { type CodePurpose, codeLimits } from './code-rules.ts';

/** The purposes whose mails are the account's own. */
type AccountPurpose = Exclude<CodePurpose, 'order'>;

interface Recipient {
  to: string;
  language: Language;
}

/** Returns the address of a page in the language of the mail. */
const pageUrl = (ctx: Context, language: Language, path: string) => `${ctx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}${path}`;

const minutes = codeLimits.lifetime / 60;

const texts = {
  en: {
    code: {
      signup: (brand: string) => ({
        subject: `Your code for ${brand}`,
        lead: `Enter this code to finish opening your account with ${brand}.`,
        button: 'Enter the code',
      }),
      password: (brand: string) => ({
        subject: `Your code for a new ${brand} password`,
        lead: 'Enter this code to choose a new password.',
        button: 'Choose a new password',
      }),
      email: (brand: string) => ({
        subject: `Your code for a new address at ${brand}`,
        lead: 'Enter this code to use this email address for your account.',
        button: 'Enter the code',
      }),
    },
    valid: `The code is valid for ${minutes} minutes and works once. We never ask for it by phone or email.`,
    notYou: 'Did not ask for this? Ignore this email: without the code nothing changes.',
    exists: {
      subject: (brand: string) => `You have an account with ${brand}`,
      lead: 'Someone, probably you, asked for an account with this email address. There already is one, so just log in.',
      button: 'Log in',
      forgot: 'If you do not remember your password, choose “Forgot your password?” on that page.',
    },
    welcome: {
      subject: (brand: string) => `Welcome to ${brand}`,
      hello: (name: string) => `Namaste, ${name}.`,
      lead: 'Your account is open. Your addresses, your orders and the pieces you like are kept in it.',
      button: 'Go to your account',
    },
    passwordChanged: {
      subject: (brand: string) => `Your ${brand} password was changed`,
      lead: 'The password of your account was changed, and you were logged out everywhere else.',
      notYou: 'Was that not you? Choose a new password at once, and write to us.',
      button: 'Choose a new password',
    },
    newDevice: {
      subject: (brand: string) => `A new login to your ${brand} account`,
      lead: 'Someone logged in to your account from a browser we have not seen there before.',
      rows: { when: 'When', browser: 'Browser', network: 'Network' },
      notYou: 'Was that not you? Log that device out, and change your password.',
      button: 'See where you are logged in',
    },
    warning: {
      subject: (brand: string) => `Failed logins to your ${brand} account`,
      lead: 'Someone has tried many times to log in to your account, with wrong passwords or codes. Those tries failed.',
      you: 'Was it you, in a new browser? Open this link in that browser. It may then log in, whatever others try.',
      notYou: 'Was it not you? On the same page you can log out everywhere. Then choose a password that you use nowhere else.',
      button: 'Keep my account safe',
      valid: 'The link is valid for 48 hours. It does each of the two things once.',
      code: (token: string) => `If the page asks for a code, copy this one: ${token}`,
    },
    emailChanged: {
      subject: (brand: string) => `The email address of your ${brand} account was changed`,
      old: 'Your account now uses another email address. This is the last email it sends here.',
      fresh: 'Your account now uses this email address.',
      notYou: 'Did not change it? Write to us at once, from this address.',
    },
    authenticator: {
      added: {
        subject: (brand: string) => `An authenticator was added to your ${brand} account`,
        lead: 'From now on logging in asks for a code from an authenticator app. You were logged out everywhere else.',
      },
      removed: {
        subject: (brand: string) => `The authenticator of your ${brand} account was removed`,
        lead: 'Logging in no longer asks for a code from an authenticator app. You were logged out everywhere else.',
      },
    },
    recoveryCode: {
      subject: (brand: string) => `A recovery code of your ${brand} account was used`,
      lead: 'Someone, probably you, used a recovery code in place of a code from the authenticator app.',
      left: (count: number) =>
        count === 0
          ? 'That was the last one. Set up your authenticator again to get new ones.'
          : `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`,
    },
    checkAccount: { notYou: 'Was that not you? Change your password at once, and log out everywhere else.', button: 'Check your account' },
    deleted: {
      subject: (brand: string) => `Your ${brand} account is deleted`,
      lead: 'Your account and the data in it are erased: your name, addresses, phone number, preferences and sessions.',
      kept: 'If you bought something, its invoices stay for as long as the law asks. They are used for nothing else.',
    },
  },
  hi: {
    code: {
      signup: (brand: string) => ({
        subject: `${brand} के लिए आपका कोड`,
        lead: `${brand} पर अपना खाता खोलने के लिए यह कोड डालें।`,
        button: 'कोड डालें',
      }),
      password: (brand: string) => ({
        subject: `${brand} के नए पासवर्ड के लिए कोड`,
        lead: 'नया पासवर्ड चुनने के लिए यह कोड डालें।',
        button: 'नया पासवर्ड चुनें',
      }),
      email: (brand: string) => ({
        subject: `${brand} पर नए पते के लिए कोड`,
        lead: 'अपने खाते में यह ई-मेल पता रखने के लिए यह कोड डालें।',
        button: 'कोड डालें',
      }),
    },
    valid: `यह कोड ${minutes} मिनट तक और एक ही बार चलेगा। हम इसे फ़ोन या ई-मेल पर कभी नहीं पूछते।`,
    notYou: 'आपने यह नहीं माँगा था? तो इस ई-मेल पर ध्यान न दें: कोड के बिना कुछ नहीं बदलता।',
    exists: {
      subject: (brand: string) => `${brand} पर आपका खाता पहले से है`,
      lead: 'किसी ने, शायद आपने ही, इस ई-मेल पते से खाता खोलना चाहा। खाता पहले से है, सीधे लॉग इन करें।',
      button: 'लॉग इन करें',
      forgot: 'पासवर्ड याद न हो तो उसी पन्ने पर “पासवर्ड याद नहीं?” चुनें।',
    },
    welcome: {
      subject: (brand: string) => `${brand} में आपका स्वागत है`,
      hello: (name: string) => `नमस्ते, ${name}।`,
      lead: 'आपका खाता खुल गया है। आपके पते, आपके ऑर्डर और आपकी पसंद की चीज़ें इसमें सहेजी जाएँगी।',
      button: 'अपने खाते पर जाएँ',
    },
    passwordChanged: {
      subject: (brand: string) => `आपका ${brand} पासवर्ड बदल गया`,
      lead: 'आपके खाते का पासवर्ड बदल दिया गया है, और बाक़ी सब जगह से लॉग आउट कर दिया गया है।',
      notYou: 'यह आपने नहीं किया? तुरंत नया पासवर्ड चुनें और हमें लिखें।',
      button: 'नया पासवर्ड चुनें',
    },
    newDevice: {
      subject: (brand: string) => `आपके ${brand} खाते में नया लॉग इन`,
      lead: 'आपके खाते में एक ऐसे ब्राउज़र से लॉग इन हुआ है जिसे हमने पहले नहीं देखा।',
      rows: { when: 'कब', browser: 'ब्राउज़र', network: 'नेटवर्क' },
      notYou: 'यह आपने नहीं किया? उस डिवाइस को लॉग आउट करें और अपना पासवर्ड बदलें।',
      button: 'देखें कि आप कहाँ-कहाँ लॉग इन हैं',
    },
    warning: {
      subject: (brand: string) => `आपके ${brand} खाते में लॉग इन की नाकाम कोशिशें`,
      lead: 'किसी ने ग़लत पासवर्ड या कोड डालकर कई बार आपके खाते में लॉग इन करने की कोशिश की। ये कोशिशें नाकाम रहीं।',
      you: 'क्या नए ब्राउज़र में यह आप ही थे? तो यह लिंक उसी ब्राउज़र में खोलें। फिर दूसरे कुछ भी करें, आप उसमें लॉग इन कर सकेंगे।',
      notYou: 'यह कोशिश आपकी नहीं थी? उसी पन्ने से हर जगह लॉग आउट हो सकता है। फिर ऐसा पासवर्ड चुनें जो और कहीं न हो।',
      button: 'मेरा खाता सुरक्षित रखें',
      valid: 'यह लिंक 48 घंटे तक चलेगा। दोनों काम इससे एक-एक बार हो सकते हैं।',
      code: (token: string) => `पन्ना कोड माँगे तो यह कॉपी करें: ${token}`,
    },
    emailChanged: {
      subject: (brand: string) => `आपके ${brand} खाते का ई-मेल पता बदल गया`,
      old: 'अब से आपके खाते में दूसरा ई-मेल पता है। इस पते पर यह आख़िरी ई-मेल है।',
      fresh: 'अब से आपके खाते में यही ई-मेल पता है।',
      notYou: 'यह बदलाव आपने नहीं किया? तुरंत इसी पते से हमें लिखें।',
    },
    authenticator: {
      added: {
        subject: (brand: string) => `आपके ${brand} खाते में ऑथेंटिकेटर जोड़ा गया`,
        lead: 'अब लॉग इन करते समय ऑथेंटिकेटर ऐप का कोड भी पूछा जाएगा। बाक़ी सब जगह से आपको लॉग आउट कर दिया गया है।',
      },
      removed: {
        subject: (brand: string) => `आपके ${brand} खाते से ऑथेंटिकेटर हटाया गया`,
        lead: 'अब लॉग इन करते समय ऑथेंटिकेटर ऐप का कोड नहीं पूछा जाएगा। बाक़ी सब जगह से आपको लॉग आउट कर दिया गया है।',
      },
    },
    recoveryCode: {
      subject: (brand: string) => `आपके ${brand} खाते में एक रिकवरी कोड इस्तेमाल हुआ`,
      lead: 'किसी ने, शायद आपने ही, ऑथेंटिकेटर ऐप के कोड की जगह एक रिकवरी कोड डाला।',
      left: (count: number) => (count === 0 ? 'यह आख़िरी कोड था। नए कोड पाने के लिए ऑथेंटिकेटर फिर से जोड़ें।' : `अब ${count} रिकवरी कोड बचे हैं।`),
    },
    checkAccount: { notYou: 'यह आपने नहीं किया? तुरंत पासवर्ड बदलें और बाक़ी सब जगह से लॉग आउट करें।', button: 'अपना खाता देखें' },
    deleted: {
      subject: (brand: string) => `आपका ${brand} खाता मिटा दिया गया`,
      lead: 'आपका खाता और उसमें रखी जानकारी मिटा दी गई है: नाम, पते, फ़ोन नंबर, पसंद और लॉग इन।',
      kept: 'अगर आपने कुछ ख़रीदा था तो उसके बिल क़ानून में तय समय तक रखे जाएँगे। वे किसी और काम नहीं आएँगे।',
    },
  },
} as const;

type CodeRecipient = Recipient & { code: string };
const codePaths: Record<AccountPurpose, string> = { signup: '/signup/verify', password: '/reset-password', email: '/account/email' };

/**
 * Returns the address of the page for a code, with the code in the fragment, which
 * browsers do not send: it reaches no log.
 */
export const codeUrl = (ctx: Context, purpose: AccountPurpose, { to, language, code }: CodeRecipient) =>
  `${pageUrl(ctx, language, codePaths[purpose])}#${new URLSearchParams({ email: to, code })}`;

/** A code of six digits, typed or carried by the button. */
function codeMail(ctx: Context, kind: AccountPurpose, { to, language, code }: CodeRecipient): Mail {
  const words = texts[language];
  const { subject, lead, button } = words.code[kind](ctx.app.operator.brand[language]);
  return {
    kind: `${kind}-code`,
    to,
    language,
    subject,
    validUntil: new Date(ctx.now().getTime() + codeLimits.lifetime * 1000),
    blocks: [
      { type: 'paragraph', text: lead },
      { type: 'code', code },
      { type: 'button', label: button, url: codeUrl(ctx, kind, { to, language, code }) },
      { type: 'note', text: words.valid },
      { type: 'note', text: words.notYou },
    ],
  };
}

export const signupCodeMail = (ctx: Context, input: CodeRecipient): Mail => codeMail(ctx, 'signup', input);
export const passwordCodeMail = (ctx: Context, input: CodeRecipient): Mail => codeMail(ctx, 'password', input);
export const emailCodeMail = (ctx: Context, input: CodeRecipient): Mail => codeMail(ctx, 'email', input);

function plainMail(ctx: Context, kind: string, { to, language }: Recipient, subject: (brand: string) => string, blocks: MailBlock[]): Mail {
  return { kind, to, language, subject: subject(ctx.app.operator.brand[language]), blocks };
}

/** For someone who asks for an account and has one. */
export function accountExistsMail(ctx: Context, to: Recipient): Mail {
  const words = texts[to.language].exists;
  return plainMail(ctx, 'account-exists', to, words.subject, [
    { type: 'paragraph', text: words.lead },
    { type: 'button', label: words.button, url: pageUrl(ctx, to.language, '/login') },
    { type: 'note', text: words.forgot },
    { type: 'note', text: texts[to.language].notYou },
  ]);
}

export function welcomeMail(ctx: Context, to: Recipient & { name: string }): Mail {
  const words = texts[to.language].welcome;
  return plainMail(ctx, 'welcome', to, words.subject, [
    { type: 'paragraph', text: words.hello(to.name) },
    { type: 'paragraph', text: words.lead },
    { type: 'button', label: words.button, url: pageUrl(ctx, to.language, '/me') },
  ]);
}

export function passwordChangedMail(ctx: Context, to: Recipient): Mail {
  const words = texts[to.language].passwordChanged;
  return plainMail(ctx, 'password-changed', to, words.subject, [
    { type: 'paragraph', text: words.lead },
    { type: 'paragraph', text: words.notYou },
    { type: 'button', label: words.button, url: pageUrl(ctx, to.language, '/forgot-password') },
  ]);
}

export function newDeviceMail(ctx: Context, to: Recipient & { userAgent: string; network: string; at: Date }): Mail {
  const words = texts[to.language].newDevice;
  const when = new Intl.DateTimeFormat(to.language === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(to.at);
  return plainMail(ctx, 'new-device', to, words.subject, [
    { type: 'paragraph', text: words.lead },
    {
      type: 'table',
      rows: [
        [words.rows.when, `${when} IST`],
        [words.rows.browser, to.userAgent || '–'],
        [words.rows.network, to.network || '–'],
      ],
    },
    { type: 'paragraph', text: words.notYou },
    { type: 'button', label: words.button, url: pageUrl(ctx, to.language, '/account/security') },
  ]);
}

/**
 * Warns the owner of an account about repeated failed logins. The token stands in the fragment, as codes do.
 */
export function signInWarningMail(ctx: Context, { token, ...to }: Recipient & { token: string }): Mail {
  const words = texts[to.language].warning;
  return plainMail(ctx, 'sign-in-warning', to, words.subject, [
    { type: 'paragraph', text: words.lead },
    { type: 'paragraph', text: words.you },
    { type: 'paragraph', text: words.notYou },
    { type: 'button', label: words.button, url: `${pageUrl(ctx, to.language, '/secure-account')}#${new URLSearchParams({ token })}` },
    { type: 'note', text: words.valid },
    { type: 'note', text: words.code(token) },
  ]);
}

/** Ends a mail about something that only the owner should have done: where it is looked at and undone. */
const checkAccount = (ctx: Context, language: Language): MailBlock[] => [
  { type: 'paragraph', text: texts[language].checkAccount.notYou },
  { type: 'button', label: texts[language].checkAccount.button, url: pageUrl(ctx, language, '/account/security') },
];

export function authenticatorMail(ctx: Context, to: Recipient & { which: 'added' | 'removed' }): Mail {
  const words = texts[to.language].authenticator[to.which];
  return plainMail(ctx, `authenticator-${to.which}`, to, words.subject, [
    { type: 'paragraph', text: words.lead },
    ...checkAccount(ctx, to.language),
  ]);
}

/** @param to `left`: how many recovery codes are still good */
export function recoveryCodeUsedMail(ctx: Context, to: Recipient & { left: number }): Mail {
  const words = texts[to.language].recoveryCode;
  return plainMail(ctx, 'recovery-code-used', to, words.subject, [
    { type: 'paragraph', text: words.lead },
    { type: 'paragraph', text: words.left(to.left) },
    ...checkAccount(ctx, to.language),
  ]);
}

/** Told to the old and to the new address. */
export function emailChangedMail(ctx: Context, to: Recipient & { which: 'old' | 'fresh' }): Mail {
  const words = texts[to.language].emailChanged;
  return plainMail(ctx, 'email-changed', to, words.subject, [
    { type: 'paragraph', text: words[to.which] },
    { type: 'note', text: words.notYou },
  ]);
}

export function accountDeletedMail(ctx: Context, to: Recipient): Mail {
  const words = texts[to.language].deleted;
  return plainMail(ctx, 'account-deleted', to, words.subject, [
    { type: 'paragraph', text: words.lead },
    { type: 'paragraph', text: words.kept },
  ]);
}
