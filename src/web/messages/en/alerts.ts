/** Texts of product alerts, loaded with their dialog and pages alone. */
export const alerts = {
  'back-in-stock': {
    title: 'Email me when it is back',
    intro: (title: string) =>
      `We will write to you once when ${title} is in stock again. If only a few come back, those who asked first hear first.`,
    submit: 'Email me',
  },
  'price-drop': {
    title: 'Tell me when the price falls',
    intro: (title: string) => `We will write to you once when ${title} costs less than today.`,
    submit: 'Tell me',
  },
  metaDescription: 'One email when an item is back or costs less.',
  busy: 'Sending…',
  email: {
    label: 'Email',
    hint: 'We send you a link to confirm the address. It is used for this one email; after six months we forget it.',
    hintAccount:
      'Logged in, leave it empty: we use the address of your account. It is used for this one email; after six months we forget it.',
    required: 'Enter your email address.',
    refused: 'Enter an email address such as name@example.com.',
  },
  failures: {
    WRONG_STATE: 'It is in stock just now. Load the page again and add it to your cart.',
    PRODUCT_NOT_FOUND: 'This item is no longer sold.',
    TOO_MANY_REQUESTS: 'That was a lot at once. Wait a while and try again.',
    INVALID_TOKEN: 'This link was used before, or it has expired. You can ask again on the page of the item.',
  },
  done: {
    waiting: 'We will email you. Each email has a link that ends them.',
    'confirmation-sent': 'If the address has to be confirmed, a link is on its way to it. It works for two days.',
  },
  back: 'Back to the item',
  confirm: {
    title: 'Confirm your address',
    intro: 'Press the button, and we will write to you once, when it is time.',
    submit: 'Confirm',
    busy: 'Confirming…',
    done: 'Your address is confirmed. We will write to you once.',
  },
  stop: {
    title: 'Stop these emails',
    intro: 'This ends every email about items that are back or cost less. Emails about your orders still come.',
    submit: 'Stop them',
    busy: 'Stopping…',
    done: 'Stopped. You will get no more of these emails.',
  },
};

export type AlertMessages = typeof alerts;
