/** Texts of the pages that mails about carts lead to, loaded with them alone. */
export const cartReminders = {
  metaDescription: 'One email about a cart that was left.',
  again: {
    title: 'Your cart comes back',
    busy: 'Putting the items into your cart…',
    gone: 'This link has expired, or nothing of that cart is sold any more.',
    failed: 'That did not work. Check your connection and load this page again.',
    needsScript: 'Your cart is kept in your browser, so this page needs JavaScript.',
    home: 'Browse the shop',
  },
  stop: {
    title: 'No reminders of carts',
    intro: 'This address will get no more reminders of carts, for good. Emails about your orders still come.',
    submit: 'Stop them',
    busy: 'Stopping…',
    done: 'Stopped. You will get no more of these emails.',
  },
  failures: {
    INVALID_TOKEN: 'This link is not complete. Open it in the email once more.',
    TOO_MANY_REQUESTS: 'That was a lot at once. Wait a while and try again.',
  },
};

export type CartReminderMessages = typeof cartReminders;
