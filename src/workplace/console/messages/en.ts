export const consolePages = {
  name: 'Console',
  queues: {
    title: 'Console',
    lead: 'Nothing can be done here yet. The work is done with commands on the server:',
    command:
      'Without more words it lists all commands: accounts, orders and parcels, returns and refunds, coupons, rates, books, security log.',
  },
};

export type ConsoleMessages = typeof consolePages;
