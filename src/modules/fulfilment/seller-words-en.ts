import type { SellerWords } from './seller-words.ts';

const answerWithTracking =
  'As soon as the courier has it, answer this email with the courier’s name and the tracking number. The buyer hears of it.';

export const sellerWordsEn: SellerWords = {
  parcels: {
    'to-send': {
      subject: (number, day) => (day ? `Order ${number}: send it by ${day}` : `Order ${number} is to be sent`),
      lead: 'A buyer has ordered from you. Pack these items.',
      next: [
        'Print the packing slip that comes with this email, and put it into the parcel.',
        answerWithTracking,
        'If an item cannot be sent, answer today and say why: the buyer is told, and what was paid for it is refunded.',
      ],
    },
    replacement: {
      subject: (number, day) =>
        day ? `Order ${number}: send these in place of others by ${day}` : `Order ${number}: send these in place of others`,
      lead: 'These items go out in place of others that were lost or broken. They are reserved for this order, and the buyer pays nothing for them again.',
      next: ['Print the packing slip that comes with this email, and put it into the parcel.', answerWithTracking],
    },
    readdressed: {
      subject: (number, day) => (day ? `Order ${number}: another address; send it by ${day}` : `Order ${number}: another address`),
      lead: 'The buyer has changed where this parcel goes, or to whom.',
      next: ['Throw away the packing slip of before. The one that comes with this email has the right address.', answerWithTracking],
    },
    goodwill: {
      subject: (number) => `Order ${number}: money was given to the buyer at your cost`,
      lead: 'The shop has given the buyer something back for the trouble with this order. It is taken off what we owe you.',
      next: ['If you have a question about it, answer this email.'],
    },
    exchanged: {
      subject: (number, day) =>
        day ? `Order ${number}: another size or colour; send it by ${day}` : `Order ${number}: another size or colour`,
      lead: 'The buyer has chosen another size or colour. This is what to pack now; the price is the same.',
      next: ['Throw away the packing slip of before. The one that comes with this email has the right items.', answerWithTracking],
    },
    invoice: {
      subject: (number) => `Order ${number}: the invoice`,
      lead: 'The parcel is noted as packed, and its invoice comes with this email.',
      next: ['Print the invoice for the courier.', answerWithTracking],
    },
    cancelled: {
      subject: (number) => `Order ${number}: do not send these items`,
      lead: 'These items are cancelled.',
      next: ['If they are packed already, take them out of the parcel again.'],
    },
    undeliverable: {
      subject: (number) => `Order ${number}: the parcel could not be delivered`,
      lead: 'The courier could not hand the parcel over.',
      next: ['Ask the courier for another attempt, and answer this email with what comes of it.'],
    },
    refused: {
      subject: (number) => `Order ${number}: the parcel was refused at the door`,
      lead: 'The courier says that the parcel was not accepted. We have asked the buyer.',
      next: ['Expect it back unless you hear from us. Answer this email once the courier has said when it comes.'],
    },
    returning: {
      subject: (number) => `Order ${number}: the parcel is coming back to you`,
      lead: 'The parcel did not reach its buyer and is on its way back to you.',
      next: ['When it is there, look at the items and answer this email: are they whole, and can they be sold again?'],
    },
    returned: {
      subject: (number) => `Order ${number}: the parcel is back with you`,
      lead: 'The parcel is noted as back with you. The buyer chooses between a refund and another parcel, and you hear of it.',
      next: [],
    },
    'not-received': {
      subject: (number) => `The buyer has not received a parcel of order ${number}`,
      lead: 'Ask the courier for a proof of delivery. With a proof the parcel counts as delivered; without an answer it counts as lost, and the buyer gets a refund or another parcel.',
      next: ['Answer this email with the proof, or with what the courier says.'],
    },
    lost: {
      subject: (number) => `Order ${number}: a parcel is lost`,
      lead: 'The parcel counts as lost, and the sale of these items is reversed.',
      next: ['Ask the courier for compensation. If the parcel turns up, answer this email.'],
    },
    reversed: {
      subject: (number) => `Order ${number}: what came back is refunded`,
      lead: 'The buyer gets a refund for the items that came back to you, and their sale is reversed. You need not do anything.',
      next: [],
    },
  },
  returns: {
    requested: {
      subject: (number) => `Return ${number}: the buyer reports a problem`,
      lead: 'Look at it and answer within two working days.',
      next: ['Answer this email: do you accept the return, and does it have to come back?'],
    },
    approved: {
      subject: (number) => `Return ${number} is accepted`,
      lead: 'If the items have to come back, the buyer sends them to you now.',
      next: ['When they are there, look at them and answer this email: are they whole, and can they be sold again?'],
    },
    refused: { subject: (number) => `Return ${number} is refused`, lead: 'The return is refused, and the buyer knows why.', next: [] },
    received: {
      subject: (number) => `Return ${number}: the items are with you`,
      lead: 'The items are noted as back with you.',
      next: ['Look at them and answer this email: does the buyer get a refund or another item?'],
    },
    refunded: {
      subject: (number) => `Return ${number} is settled`,
      lead: 'What the buyer paid for these items is refunded, and their sale is reversed.',
      next: [],
    },
    replaced: {
      subject: (number) => `Return ${number}: other items go out`,
      lead: 'The buyer gets other items in place of these. A separate email says what to send.',
      next: [],
    },
    reopened: { subject: (number) => `Return ${number} is open again`, lead: 'Somebody looks at this return once more.', next: [] },
    'picked-up': {
      subject: (number) => `Return ${number} is on its way to you`,
      lead: 'The courier has fetched the items from the buyer and brings them to the address from which your parcels leave.',
      next: ['When they are there, look at them and answer this email: are they whole, and can they be sold again?'],
    },
    'pickup-back': {
      subject: (number) => `Return ${number} has been brought to you`,
      lead: 'The courier says that it has brought the items to you. The buyer waits.',
      next: ['Look at the items and answer this email: are they whole, and can they be sold again?'],
    },
    'pickup-lost': {
      subject: (number) => `The courier has lost the items of return ${number}`,
      lead: 'The courier says that the items were lost on their way to you. The buyer is not to blame, and the shop claims compensation from the carrier.',
      next: ['Answer this email: does the buyer get a refund or another item?'],
    },
    'self-shipped': {
      subject: (number) => `Return ${number}: the buyer sends the items`,
      lead: 'No courier is sent for them: the buyer posts the items, and the shop pays the postage.',
      next: ['When they are there, look at them and answer this email: are they whole, and can they be sold again?'],
    },
    withdrawn: {
      subject: (number) => `Return ${number} is withdrawn`,
      lead: 'The buyer keeps the items. You need not do anything.',
      next: [],
    },
  },
  cancelledBy: {
    buyer: 'The buyer has cancelled them.',
    seller: 'They are cancelled, as you asked.',
    operator: 'The shop has cancelled them.',
    courier: 'The shop has cancelled them.',
    shop: 'The shop has cancelled them.',
  },
  reasons: {
    'out-of-stock': 'They are not in stock.',
    damaged: 'They are damaged.',
    'cannot-deliver': 'They cannot be delivered.',
    'wrong-price': 'They were offered at a wrong price.',
    'buyer-asked': 'The buyer asked for it.',
    other: 'They cannot be sent.',
  },
  madeBy: (maker) => `Made by ${maker}`,
  instructions: 'Instructions for the maker',
  sku: 'Your code',
  shipBy: 'With the courier by',
  arrives: 'Promised to the buyer',
  to: 'Send to',
  phone: 'Phone',
  gift: 'Gift',
  hidesPrices: 'Leave every price and the invoice out of the parcel. The packing slip shows none.',
  giftReceipt: 'Print the gift receipt that comes with this email, and lay it on top. It has the message and shows no price.',
  giftMessage: 'Gift message',
  cash: 'Payment',
  collect: (amount) => `The courier collects ${amount} in cash.`,
  paid: 'It is paid. Nothing is collected.',
  items: 'Items',
  cancelledItems: 'Cancelled',
  left: 'Still to be sent',
  newSlip: 'A new packing slip comes with this email. Use it in place of the first one.',
  nothingLeft: 'Nothing of this parcel is left to send.',
  note: 'Note',
  atYourCost: 'Paid to the buyer at your cost',
  buyerSays: 'The buyer writes',
  wants: 'The buyer would like',
  remedies: { refund: 'a refund', replacement: 'another item', 'store-credit': 'a refund as store credit' },
  sentWith: 'Sent with',
  order: 'Order',
  openParcel: 'Open the parcel in the seller hub',
  openReturn: 'Open the return in the seller hub',
};
