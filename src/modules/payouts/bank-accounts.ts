import type { Context } from '#platform/context.ts';

/** An account at an Indian bank to which a seller is paid. */
export interface BankAccount {
  holder: string;
  number: string;
  ifsc: string;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    /**
     * Finds the bank account of a seller that may be paid to now: entered, and past its rest. Without it all
     * payouts wait for a bank account.
     */
    usableBankAccount?: (ctx: Context, sellerId: string) => Promise<BankAccount | undefined>;
  }
}

/** Finds the bank account that a seller may be paid to now; undefined where the payout has to wait. */
export const usableBankAccount = async (ctx: Context, sellerId: string): Promise<BankAccount | undefined> =>
  ctx.app.usableBankAccount?.(ctx, sellerId);
