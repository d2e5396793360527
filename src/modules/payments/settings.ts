/** Accounts with payment providers, secrets included. A provider without keys is not offered. */
export interface PaymentSettings {
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; url: string } | undefined;
  stripe: { secretKey: string; webhookSecret: string; url: string } | undefined;
  /** An order above this is not delivered against cash. */
  codLimitPaise: number;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    payments: PaymentSettings;
  }
}
