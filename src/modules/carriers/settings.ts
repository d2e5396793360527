/** Accounts with carriers, secrets included. A carrier without an account is not used. */
export interface CarrierSettings {
  /** Without a token no webhook is taken, and parcels are followed by polling alone. */
  shiprocket: { email: string; password: string; webhookToken: string | undefined; url: string } | undefined;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    carriers: CarrierSettings;
  }
}
