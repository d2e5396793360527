import type { Localized } from '#shared/localized.ts';

export const paperStates = ['sent', 'accepted', 'sent-back', 'waived', 'expired', 'withdrawn', 'replaced'] as const;
/** Standing of a paper. `waived`: the operator does without it. */
export type PaperState = (typeof paperStates)[number];

/** Steps of a paper; `send` is that of the one which takes its place. */
export type PaperEvent = 'accept' | 'send-back' | 'withdraw' | 'expire' | 'send';

/**
 * Allowed transitions of a paper: state × event → state. An accepted one counts until the next is accepted.
 */
export const paperTransitions: Readonly<Record<PaperState, Partial<Record<PaperEvent, PaperState>>>> = {
  sent: { accept: 'accepted', 'send-back': 'sent-back', withdraw: 'withdrawn', send: 'replaced' },
  accepted: { withdraw: 'withdrawn', expire: 'expired', accept: 'replaced' },
  waived: { accept: 'replaced' },
  'sent-back': { withdraw: 'withdrawn', send: 'replaced' },
  expired: { withdraw: 'withdrawn', send: 'replaced' },
  withdrawn: {},
  replaced: {},
};

/** States that a shop sees; the others are over, and have no file. */
export const livingPaperStates: readonly PaperState[] = ['sent', 'accepted', 'sent-back', 'waived', 'expired'];

export const paperReasons = ['unreadable', 'other-name', 'outdated', 'incomplete', 'other-paper'] as const;
/** Reason to pick for a paper that is sent back. */
export type PaperReason = (typeof paperReasons)[number];

/** Words of each reason, for the shop. */
export const paperReasonLabels: Readonly<Record<PaperReason, Required<Localized>>> = {
  unreadable: { en: 'We cannot read it well.', hi: 'यह ठीक से पढ़ा नहीं जाता।' },
  'other-name': { en: 'It bears another name than your shop.', hi: 'इस पर आपकी दुकान से अलग नाम है।' },
  outdated: { en: 'It no longer holds.', hi: 'इसकी तारीख़ निकल चुकी है।' },
  incomplete: { en: 'A page or a part is missing.', hi: 'कोई पन्ना या हिस्सा बाक़ी है।' },
  'other-paper': { en: 'It is another paper than the one that we ask for.', hi: 'यह वह काग़ज़ नहीं है जो हमने माँगा था।' },
};

/** Days before its end on which a shop hears that a paper ends. */
export const paperReminderDays = 30;

/** Days after which a paper that waits is brought to the operator again each day. */
export const paperEscalationDays = 2;

/** Days for which the papers of a closed shop stay. */
export const paperRetentionDays = 180;
