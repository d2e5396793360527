/** Reminders of carts that were left at the checkout. */
export interface CartReminderSettings {
  /** Hours without a sign of the buyer after which one is sent; 0: none is. */
  afterHours: number;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    cartReminders: CartReminderSettings;
  }
}
