import { activity } from './activity-en.ts';
import { calendar } from './calendar-en.ts';
import { consents } from './consents-en.ts';
import { drafts } from './drafts-en.ts';
import { history } from './history-en.ts';
import { papers } from './papers-en.ts';
import { products } from './products-en.ts';
import { setup } from './setup-en.ts';
import { team } from './team-en.ts';
import { words } from './words-en.ts';
import { work } from './work-en.ts';

export const hub = {
  name: 'Seller hub',
  setup,
  team,
  work,
  products,
  drafts,
  history,
  words,
  calendar,
  papers,
  consents,
  activity,
  today: {
    title: 'Seller hub',
    lead: 'You are in no shop’s team yet. Its owner can invite you. For shops without people here we do the work:',
    rows: [
      { name: 'Orders', text: 'We see every order and pass it on to you.' },
      { name: 'Pieces, prices and stock', text: 'Write to us about a change.' },
      { name: 'Returns and refunds', text: 'We decide them and tell you.' },
    ],
    write: 'Write to us',
  },
  shops: { lead: 'Choose the shop that you want to work for.' },
  roles: { owner: 'Owner', manager: 'Manager', packer: 'Packer', accountant: 'Accountant', facilitator: 'Facilitator' },
  shop: {
    states: {
      preparing: { name: 'Being prepared', text: 'Only your team sees it. Enter what is missing below, in any order, then send it to us.' },
      'in-review': {
        name: 'Being looked at',
        text: 'We look at it within two working days and write to you. Until then nothing can be changed.',
      },
      open: {
        name: 'Open',
        text: 'Buyers see it and can order.',
      },
      paused: { name: 'Paused', text: 'Nobody can order. What was ordered before is still to be sent.' },
      suspended: {
        name: 'Closed by us for now',
        text: 'Nobody can order. What was ordered before is still to be sent. Reply to our email to answer us.',
      },
      closing: { name: 'Closing', text: 'Nobody can order any more. It closes when everything is delivered and settled.' },
      closed: { name: 'Closed', text: 'Its documents stay with us for as long as the law asks.' },
    },
    since: (day: string) => `Since ${day}`,
    unsettled: {
      parcels: (count: number) => (count === 1 ? 'One parcel is still to arrive.' : `${count} parcels are still to arrive.`),
      balance: 'Money is still to be settled.',
      none: 'Everything is sent and settled. We close the shop soon.',
    },
    reason: 'We wrote',
    checklist: 'What the shop needs',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done',
    missing: 'Missing',
    waiting: 'With us',
    optional: 'If you want',
    why: 'Why',
    duration: 'Takes',
    reviewer: 'Who looks',
    enter: 'Enter',
    change: 'Change',
    see: 'See',
    faults: {
      'legal-name': 'The legal name is missing.',
      address: 'The address is missing.',
      state: 'The state is missing.',
      scheme: 'Say how you stand to GST.',
      gstin: 'The GSTIN is missing.',
      'gstin-check-digit': 'The GSTIN has a slip of the pen in it.',
      'gstin-of-another-state': 'The GSTIN is of another state than your address.',
      'pan-of-another-gstin': 'The PAN is not the one inside the GSTIN.',
      'enrolment-number': 'The enrolment number is missing.',
      pan: 'The PAN is missing.',
      pickup: 'Nothing is entered yet.',
      'invoice-prefix': 'The letters are missing.',
      city: 'The town is missing.',
      about: 'A few sentences about you are missing.',
      iec: 'There is no importer-exporter code: you sell in India only.',
      'lut-year': 'The letter of undertaking is of another year: exports bear IGST.',
      bank: 'No account is entered yet.',
      'not-agreed': 'You have not agreed yet.',
      'terms-changed': 'The commission has changed. Agree to the new one.',
      paper: 'The paper is not sent yet.',
      'paper-sent': 'We are looking at your paper.',
      'paper-sent-back': 'We need another paper: see why.',
      'paper-expired': 'The paper has ended. Send the new one.',
    },
    steps: {
      submit: { title: 'Everything is there', text: 'Send it to us. We look at it within two working days.', submit: 'Send the shop' },
      withdraw: { title: 'Something to change?', text: 'Take it back, change it, and send it again.', submit: 'Take it back' },
      pause: {
        title: 'Need a pause?',
        text: 'Buyers see your pieces as not available until you open again. Orders of before are still to be sent.',
        submit: 'Pause the shop',
      },
      resume: { title: 'Ready again?', text: 'Your pieces are back in the lists within a few minutes.', submit: 'Open the shop again' },
      close: {
        title: 'Close the shop',
        text: 'Nobody can order any more. What was ordered is still to be sent and can be returned.',
        submit: 'Close the shop',
      },
      keep: { title: 'Changed your mind?', text: 'The shop stays, paused.', submit: 'Keep the shop' },
    },
    giveUp: { title: 'Give the shop up', text: 'It is closed for good. You may ask to sell again at any time.', submit: 'Give it up' },
    busy: 'One moment…',
    notYet: 'Something is still missing: look at the list above.',
  },
};

export type HubMessages = typeof hub;
