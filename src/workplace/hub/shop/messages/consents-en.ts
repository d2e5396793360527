export const consents = {
  link: 'Consents of makers',
  back: 'Back to the team',
  title: 'Consents of makers',
  lead: 'A facilitator prepares pieces only for makers who have agreed to that. Ask them in their own language, and record here how they answered.',
  none: 'No consent is recorded yet.',
  by: (name: string) => `For ${name}`,
  formerFacilitator: 'For someone who is no longer of the team',
  given: { spoken: 'Spoken', written: 'In writing', thumbprint: 'With a thumbprint' },
  witness: (name: string) => `Witness: ${name}`,
  recorded: (day: string) => `Recorded on ${day}`,
  recordedBy: (day: string, name: string) => `Recorded on ${day} by ${name}`,
  until: (day: string) => `Counts until ${day}`,
  over: 'Counts no more. Ask again.',
  withdraw: 'The maker takes it back',
  form: {
    title: 'Record a consent',
    noFacilitator: 'There is no facilitator in the team. An owner can invite one.',
    maker: { label: 'Maker', faults: { wrong: 'Choose a maker.' } },
    facilitator: { label: 'Facilitator', faults: { wrong: 'Choose a facilitator of your team.' } },
    how: { label: 'How it was given' },
    witness: {
      label: 'Witness',
      hint: 'The name of someone else who was there. Needed with a thumbprint.',
      faults: { missing: 'A thumbprint needs a witness.', wrong: 'Enter a name.' },
    },
    months: { label: 'Counts for' },
    periods: { 6: 'Half a year', 12: 'One year', 24: 'Two years' },
    submit: 'Record the consent',
  },
  failures: { NOT_FOUND: 'This was changed meanwhile. Reload the page to see how it stands.' },
};

export type ConsentMessages = typeof consents;
