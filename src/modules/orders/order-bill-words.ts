import type { Method } from '#modules/payments/contract.ts';
import type { RefundReason } from '#modules/payments/refund-rules.ts';
import type { Language } from '#shared/localized.ts';

interface BillWords {
  subtotal: string;
  roundOff: string;
  discount: string;
  coupon: (code: string) => string;
  delivery: string;
  free: string;
  tax: string;
  /** VAT of the destination, with the number that it is charged under. */
  vat: (number: string) => string;
  payment: string;
  credit: string;
  methods: Record<Method, string>;
  listPrice: (amount: string) => string;
  due: string;
  why: string;
  reasons: Record<RefundReason, string>;
  /** Ways of a refund, and the day until which the bank shows it. */
  sentWays: { provider: (day: string) => string; bank: string; chargeback: string; 'store-credit': string };
  settledBefore: string;
  documents: Record<'attached' | 'onPage', string>;
  help: string;
}

/** Words of the amounts in mails to buyers. */
export const billWords: Record<Language, BillWords> = {
  en: {
    subtotal: 'Subtotal',
    roundOff: 'Rounded to whole rupees',
    discount: 'Discount',
    coupon: (code) => `Coupon ${code}`,
    delivery: 'Delivery',
    free: 'Free',
    tax: 'Of which GST',
    vat: (number) => `VAT, paid here (${number})`,
    payment: 'Payment',
    credit: 'Paid with store credit',
    methods: { razorpay: 'Razorpay', stripe: 'Stripe', cod: 'Cash on delivery', demo: 'Demo payment' },
    listPrice: (amount) => `Before the discount: ${amount}`,
    due: 'To pay on delivery now',
    why: 'Reason',
    reasons: {
      cancelled: 'Items were cancelled',
      returned: 'Items came back',
      'late-payment': 'The payment came when the items were gone',
      'paid-twice': 'The order was paid twice',
      operator: 'A refund from the shop',
      'not-received': 'Items did not arrive',
      mismatch: 'Another amount came than the order costs',
      'at-provider': 'A refund through the payment service',
    },
    sentWays: {
      provider: (day) => `It goes back the way you paid. Your bank shows it by ${day}.`,
      bank: 'We have sent it to you ourselves.',
      chargeback: 'Your bank has given it back to you.',
      'store-credit': 'It is in your store credit.',
    },
    settledBefore: 'What you paid for them was refunded to you before, so nothing more is sent.',
    documents: { attached: 'The document for it is attached as a PDF.', onPage: 'You will find the document for it with your order.' },
    help: 'Ask the seller or the shop about this order',
  },
  hi: {
    subtotal: 'जोड़',
    roundOff: 'पूरे रुपयों में',
    discount: 'छूट',
    coupon: (code) => `कूपन ${code}`,
    delivery: 'डिलीवरी',
    free: 'मुफ़्त',
    tax: 'इसमें GST',
    vat: (number) => `VAT, यहीं चुकाया (${number})`,
    payment: 'भुगतान',
    credit: 'स्टोर क्रेडिट से चुकाए',
    methods: { razorpay: 'Razorpay', stripe: 'Stripe', cod: 'डिलीवरी पर नक़द', demo: 'डेमो भुगतान' },
    listPrice: (amount) => `छूट से पहले: ${amount}`,
    due: 'अब डिलीवरी पर देने हैं',
    why: 'कारण',
    reasons: {
      cancelled: 'चीज़ें रद्द हुईं',
      returned: 'चीज़ें लौट आईं',
      'late-payment': 'भुगतान तब पहुँचा जब चीज़ें बिक चुकी थीं',
      'paid-twice': 'ऑर्डर का भुगतान दो बार हुआ',
      operator: 'दुकान की ओर से लौटाए गए पैसे',
      'not-received': 'चीज़ें नहीं पहुँचीं',
      mismatch: 'मिली रक़म ऑर्डर के दाम से अलग थी',
      'at-provider': 'भुगतान सेवा से लौटाए गए पैसे',
    },
    sentWays: {
      provider: (day) => `ये वैसे ही लौटेंगे जैसे आपने दिए थे। ${day} तक बैंक में दिखेंगे।`,
      bank: 'हमने ये ख़ुद आपको भेजे हैं।',
      chargeback: 'आपके बैंक ने ये आपको लौटा दिए हैं।',
      'store-credit': 'ये आपके स्टोर क्रेडिट में हैं।',
    },
    settledBefore: 'इनके लिए चुकाए पैसे पहले ही लौटाए जा चुके हैं, इसलिए अब कुछ और नहीं भेजा जाएगा।',
    documents: { attached: 'इसका काग़ज़ PDF में साथ है।', onPage: 'इसका काग़ज़ आपके ऑर्डर के पन्ने पर है।' },
    help: 'इस ऑर्डर के बारे में विक्रेता या दुकान से पूछें',
  },
};
