import type { Language } from '#shared/localized.ts';

export const textKinds = ['placed', 'shipped', 'delivered'] as const;
export type TextKind = (typeof textKinds)[number];

/** Text messages to telephones. */
export interface TextSettings {
  /** The account at MSG91; undefined: no messages are sent. */
  msg91: { authKey: string; url: string } | undefined;
  /** Ids of the registered templates; an event without one causes no message. English stands in for Hindi. */
  templates: Readonly<Record<TextKind, Readonly<Record<Language, string | undefined>>>>;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    texts: TextSettings;
  }
}
