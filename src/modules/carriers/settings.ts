/** Accounts with carriers, secrets included. A carrier without an account is not used. */
export interface CarrierSettings {
  /** Without a token no webhook is taken, and parcels are followed by polling alone. */
  shiprocket: { email: string; password: string; webhookToken: string | undefined; url: string } | undefined;
  /** Without an account a carrier of the demonstration is booked, which sends no courier. */
  demo: boolean;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    carriers: CarrierSettings;
  }
}
