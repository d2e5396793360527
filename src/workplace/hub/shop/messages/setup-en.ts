export const setup = {
  back: 'Back to the shop',
  save: 'Save',
  saving: 'Saving…',
  choose: 'Choose',
  locked: 'This cannot be changed at the moment.',
  review: {
    title: 'Change this',
    text: 'We look at changes within two working days and write to you. Until then your shop sells on with what is there now.',
    submit: 'Send the change',
    waiting: 'We are looking at your change',
    sentBack: 'Your change needs another look',
    on: (day: string) => `Sent on ${day}`,
    now: 'What counts now',
    withdraw: 'Take the change back',
    fixed: 'Invoices are issued with these letters, so they stay: numbers must follow one another.',
  },
  names: {
    legalName: { label: 'Legal name', hint: 'As it is registered. If you are not registered: your own name, as on your PAN card.' },
    kind: { label: 'What you are' },
    address: { label: 'Registered address', hint: 'House, street, town and PIN code.' },
    state: { label: 'State' },
    kinds: {
      studio: 'A workshop or a single maker',
      cooperative: 'A cooperative',
      'producer-company': 'A producer company',
      trust: 'A trust or society',
    },
  },
  tax: {
    scheme: { label: 'How you stand to GST', hint: 'Regular sellers may sell everywhere, the others within their own state.' },
    schemes: {
      regular: 'Regular: I charge GST',
      composition: 'Composition: I pay a part of my turnover',
      unregistered: 'Not registered for GST',
    },
    gstin: {
      label: 'GSTIN',
      hint: '15 letters and digits, on your certificate. Leave it empty if you are not registered.',
      faults: {
        gstin: 'A GSTIN has 15 letters and digits, such as 08ABCDE1234F1Z5.',
        'gstin-check-digit': 'The last letter or digit does not fit the others. Compare it with your certificate.',
        'gstin-of-another-state': 'This GSTIN is of another state than your registered address.',
        'invoice-prefix-taken': 'Another shop of this GSTIN has your invoice letters. Choose others first.',
      },
    },
    pan: {
      label: 'PAN',
      hint: 'Ten letters and digits. With a GSTIN you may leave it empty: the PAN is inside it.',
      faults: {
        pan: 'Enter your PAN, such as ABCDE1234F.',
        'pan-of-another-gstin': 'This PAN is not the one inside the GSTIN.',
        wrong: 'A PAN has five letters, four digits and a letter.',
      },
    },
    enrolmentNo: {
      label: 'Enrolment number',
      hint: 'Only without a GSTIN: from the GST portal, for selling through a marketplace.',
      faults: { 'enrolment-number': 'Enter the enrolment number from the GST portal.', wrong: 'It has 12 to 15 letters and digits.' },
    },
  },
  pickup: {
    name: { label: 'Who is called', hint: 'The person who hands over the parcels.' },
    phone: { label: 'Phone number', faults: { wrong: 'Enter a phone number that can be called.' } },
    line1: { label: 'House and street' },
    line2: { label: 'Area, landmark' },
    city: { label: 'Town or village' },
    state: { label: 'State' },
    postalCode: {
      label: 'PIN code',
      faults: { 'postal-code-of-another-state': 'This PIN code is of another state.', wrong: 'A PIN code has six digits, such as 302001.' },
    },
  },
  invoices: {
    invoicePrefix: {
      label: 'First letters of your invoice numbers',
      hint: 'Two to four letters or digits, such as JPT. A number then reads JPT/26-27/000001.',
      faults: {
        'invoices-exist': 'Invoices are issued already, so these letters stay.',
        'invoice-prefix-taken': 'Another shop of your GSTIN has these. Choose others.',
        wrong: 'Two to four letters or digits.',
      },
    },
  },
  page: {
    sellerName: { label: 'Name of the shop' },
    city: { label: 'Town, in English' },
    cityHi: { label: 'Town, in Hindi' },
    since: { label: 'Working since', hint: 'A year, such as 1998.', faults: { wrong: 'Enter a year, such as 1998.' } },
    about: { label: 'About you, in English', hint: 'Who makes it, where, and how. Two to five sentences.' },
    aboutHi: { label: 'About you, in Hindi' },
    dispatchDays: {
      label: 'Working days until a parcel leaves',
      hint: 'For pieces in stock. Buyers see it as a promise.',
      faults: { wrong: 'A number from 1 to 30.' },
    },
  },
  export: {
    iec: { label: 'Importer-exporter code (IEC)', hint: 'Ten letters and digits.', faults: { wrong: 'It has ten letters and digits.' } },
    lutArn: { label: 'Number of your letter of undertaking (LUT)', faults: { wrong: 'It has 10 to 20 letters and digits.' } },
    lutYear: {
      label: 'Its financial year',
      hint: 'Such as 2627 for April 2026 to March 2027.',
      faults: { wrong: 'Four digits, such as 2627.' },
    },
  },
  agreement: {
    lead: (commission: string, gst: string) =>
      `Of the price of a piece we keep ${commission} as commission, and ${gst} GST on that. The rest is yours, less the taxes that the law has us withhold.`,
    agreed: 'I agree to this commission. What I have entered here is true.',
    own: 'I agree.',
    submit: 'Agree',
    needed: 'Tick this to go on.',
    changed: 'The commission has changed since you opened this page. Read it again.',
    done: 'You have agreed to this.',
  },
};

export type SetupMessages = typeof setup;
