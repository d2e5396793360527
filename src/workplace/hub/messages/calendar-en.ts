export const calendar = {
  link: 'Calendar',
  title: 'Working days and holidays',
  lead: 'The days on which you send parcels. What buyers are promised follows from them. Orders that are placed keep their day, whatever you change here.',
  preview: (day: string) => `An order placed now, of a piece in stock, leaves by ${day}.`,
  dispatch: (days: number) => (days === 1 ? 'You send within 1 working day.' : `You send within ${days} working days.`),
  weekdays: {
    title: 'Working days',
    names: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    none: 'Choose at least one day.',
    submit: 'Save the working days',
  },
  from: {
    label: 'First day',
    faults: {
      past: 'This day is over. Choose today or a later one.',
      overlaps: 'You are closed on some of these days already. Remove those first, or choose others.',
      'too-many': 'These are too many holidays. Remove one first.',
      wrong: 'Choose a day.',
    },
  },
  until: {
    label: 'Last day',
    faults: {
      'before-start': 'The last day comes before the first.',
      past: 'This day is over. Choose today or a later one.',
      'too-long': 'These are more than 90 days. Pause your shop instead.',
      'too-far': 'This is more than a year away.',
      wrong: 'Choose a day.',
    },
  },
  closed: {
    title: 'Closed days',
    text: 'Festivals and other days on which nothing is made or sent. Buyers can order; their parcels leave later.',
    none: 'No closed days are entered.',
    name: { label: 'Name', hint: 'Such as Diwali. Only your team sees it.' },
    submit: 'Add the days',
    remove: 'Remove',
  },
  holiday: {
    title: 'Holiday mode',
    text: 'It begins and ends by itself, at midnight. Parcels that are ordered already stay promised: send them before you leave.',
    on: (from: string, until: string) => `You are on holiday from ${from} to ${until}.`,
    planned: (from: string, until: string) => `Your holiday is planned from ${from} to ${until}.`,
    sells: {
      label: 'What can be ordered meanwhile',
      choices: {
        all: 'Everything; it is sent afterwards',
        'made-to-order': 'Made-to-order pieces only',
        none: 'Nothing',
      },
    },
    words: { label: 'What buyers read, in English', hint: 'If you want, such as: We are at the fair in Surajkund.' },
    wordsHi: { label: 'What buyers read, in Hindi' },
    submit: 'Save the holiday',
    end: 'End the holiday now',
    cancel: 'Cancel the holiday',
  },
  failures: { NOT_FOUND: 'This was removed already. Reload the page to see how it stands.' },
};

export type CalendarMessages = typeof calendar;
