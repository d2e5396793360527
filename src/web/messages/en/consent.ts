export const consent = {
  title: 'May we see how the shop is used?',
  both: 'Visitor figures show us which pages help. Error reports, with a recording of some visits in which words and pictures are hidden, show us what broke.',
  analytics: 'Visitor figures show us which pages help.',
  errors: 'Error reports, with a recording of some visits in which words and pictures are hidden, show us what broke.',
  promise: 'None of it runs unless you agree, and the shop works the same either way.',
  more: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  nowAccepted: 'You have accepted. Choose Decline to stop it.',
  nowDeclined: 'You have declined.',
  choices: 'Privacy choices',
};
