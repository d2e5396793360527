/** Accounts with payment providers, secrets included. A provider without keys is not offered. */
export interface PaymentSettings {
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; url: string } | undefined;
  stripe: { secretKey: string; webhookSecret: string; url: string } | undefined;
  /** An order above this is not delivered against cash. */
  codLimitPaise: number;
  /** Guests prove their mailbox with a code before they order in cash. */
  codCode: boolean;
  /** Cash orders that one buyer can have under way, and one PIN code; 0: any number. */
  codOpenPerPerson: number;
  codOpenPerPin: number;
  /** Orders refused at the door within a year after which a buyer gets no cash on delivery; 0: any number. */
  codRefusals: number;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    payments: PaymentSettings;
  }
}
