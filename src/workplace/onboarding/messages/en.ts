export const onboarding = {
  name: 'Selling here',
  gone: {
    title: 'This link does not work',
    text: 'It was used before, has expired, or was not copied whole. Reply to the email that brought it, and we will send another.',
    ask: 'Ask to sell here',
  },
  application: {
    title: 'Your request to sell',
    reference: 'Reference',
    sent: 'Sent',
    since: 'Since',
    states: {
      sent: { title: 'Waits to be read', text: 'A person will read it within two working days. You need not do anything.' },
      'looked-at': { title: 'Being looked at', text: 'We have read it and are making up our minds. We will write to you within a week.' },
      invited: {
        title: 'You are invited',
        text: 'We have sent you a link with which you open your shop. It is in our email with the subject “Open your shop”.',
      },
      opened: { title: 'Your shop is there', text: 'It is being prepared. Log in to see what is still missing.' },
      refused: {
        title: 'We cannot take it on now',
        text: 'If something changes, reply to one of our emails and we will look at it again.',
      },
      withdrawn: { title: 'You took it back', text: 'We will delete it after 180 days. You may ask again at any time.' },
    },
    until: (day: string) => `The link works until ${day}. Ask us for another one by replying to that email.`,
    reason: 'Why',
    toHub: 'To your shop',
    withdraw: {
      title: 'Changed your mind?',
      text: 'Take the request back, and we stop here.',
      submit: 'Take it back',
      busy: 'Taking it back…',
    },
  },
  invitation: {
    open: {
      title: (shop: string) => `Open ${shop}`,
      text: 'You will be its owner. Only you and the people you invite will see it until we have looked at it together.',
      submit: 'Open my shop',
    },
    join: {
      title: (shop: string) => `Work for ${shop}`,
      text: (role: string) => `You are invited as ${role}.`,
      submit: 'Accept',
    },
    roles: { owner: 'owner', manager: 'manager', packer: 'packer', accountant: 'accountant', facilitator: 'facilitator' },
    busy: 'One moment…',
    account: (email: string) => `You are logged in as ${email}.`,
    needsAccount: (email: string) => `It takes an account of ${email}. Log in with it, or create one; then you come back here.`,
    logIn: 'Log in',
    signUp: 'Create an account',
    otherAddress: 'This invitation went to another email address than that of your account. Log out, then log in with that one.',
    accepted: { title: 'This invitation was accepted', text: 'It works once. Log in to see the shop.', toHub: 'To your shop' },
    until: (day: string) => `The invitation works until ${day}.`,
  },
};

export type OnboardingMessages = typeof onboarding;
