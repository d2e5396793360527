export const hub = {
  name: 'Seller hub',
  today: {
    title: 'Seller hub',
    lead: 'Nothing can be done here yet. Today we do it for you:',
    rows: [
      { name: 'Orders', text: 'We see every order and pass it on to you.' },
      { name: 'Pieces, prices and stock', text: 'Write to us about a change.' },
      { name: 'Returns and refunds', text: 'We decide them and tell you.' },
    ],
    write: 'Write to us',
  },
};

export type HubMessages = typeof hub;
