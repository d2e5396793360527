import type { Language } from '#shared/localized.ts';

export const textKinds = ['placed', 'shipped', 'out-for-delivery', 'delivered', 'pickup'] as const;
export type TextKind = (typeof textKinds)[number];

/** An account at Meta's cloud API. */
export interface WhatsAppAccount {
  token: string;
  /** Meta's id of the number that sends. */
  phoneId: string;
  /** Signs the reports. */
  appSecret: string;
  /** Proves the address of the reports to Meta, once. */
  verifyToken: string;
  url: string;
  /** Such as v23.0. */
  version: string;
  /** Code of the English in which templates were approved: en, en_GB, en_US. */
  english: string;
}

/** Text messages to telephones. */
export interface TextSettings {
  /** The account at MSG91; undefined: no messages are sent. */
  msg91: { authKey: string; url: string } | undefined;
  /** The account at Meta; undefined: nothing goes by WhatsApp. */
  whatsApp: WhatsAppAccount | undefined;
  /** Names of its templates, each in all its languages; an event without one causes no message. */
  whatsAppTemplates: Readonly<Record<TextKind, string | undefined>>;
  /** Ids of the registered templates; an event without one causes no message. English stands in for Hindi. */
  templates: Readonly<Record<TextKind, Readonly<Record<Language, string | undefined>>>>;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    texts: TextSettings;
  }
}
