/**
 * Every error code with its HTTP status and English sentence. Pages match the code and bring their own
 * words; `hi` is for those that are shown as they are.
 */
export const errorTable = {
  BAD_REQUEST: { status: 400, message: 'The request could not be read.', hi: 'यह अनुरोध पढ़ा नहीं जा सका।' },
  MALFORMED_JSON: { status: 400, message: 'The body is not valid JSON.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.', hi: 'इस पते पर कुछ नहीं है।' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.', hi: 'इस पते पर यह तरीक़ा नहीं चलता।' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'Product not found.' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Category not found.' },
  COLLECTION_NOT_FOUND: { status: 404, message: 'Collection not found.' },
  MAKER_NOT_FOUND: { status: 404, message: 'Maker not found.' },
  CURRENCY_NOT_FOUND: { status: 404, message: 'There is no recent rate for this currency.' },
  SELLER_NOT_FOUND: { status: 404, message: 'Seller not found.' },
  POST_NOT_FOUND: { status: 404, message: 'Story not found.' },
  PAGE_NOT_FOUND: { status: 404, message: 'Page not found.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.', hi: 'यह अनुरोध पहुँचने में बहुत देर लगी।' },
  CONFLICT: { status: 409, message: 'Something else changed this first. Load it again and retry.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The body is too large.', hi: 'भेजी गई फ़ाइल बहुत बड़ी है।' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'The body is not of a kind that this address takes.',
    hi: 'इस पते पर इस तरह की चीज़ नहीं भेजी जा सकती।',
  },
  ACCOUNT_IN_USE: { status: 409, message: 'The account cannot be deleted yet.' },
  INVALID_INPUT: { status: 422, message: 'Some fields are not right.' },
  UNREADABLE_DOCUMENT: { status: 422, message: 'This file is damaged, or no PDF.' },
  LOCKED_DOCUMENT: { status: 422, message: 'This PDF is locked with a password.' },
  UNREADABLE_AUDIO: { status: 422, message: 'This recording is damaged, or not of a kind that can be cleaned.' },
  AUDIO_TOO_LONG: { status: 422, message: 'This recording is longer than 3 minutes.' },
  UNREADABLE_IMAGE: { status: 422, message: 'This file could not be read as a picture.' },
  ORDER_NOT_FOUND: { status: 404, message: 'Order not found.', hi: 'ऑर्डर नहीं मिला।' },
  RETURN_NOT_FOUND: { status: 404, message: 'Return not found.' },
  INVOICE_NOT_FOUND: { status: 404, message: 'Invoice not found.' },
  QUOTE_CHANGED: { status: 409, message: 'The total or a delivery day has changed since you saw it. Check it, then order.' },
  CREDIT_CHANGED: { status: 409, message: 'Your store credit has changed since you saw it. Check what is left to pay, then order.' },
  OUT_OF_STOCK: { status: 409, message: 'Someone was faster: not all pieces are still there.' },
  QUANTITY_LIMIT: { status: 422, message: 'This is more than one order may take.', hi: 'एक ऑर्डर में इतनी चीज़ें नहीं ली जा सकतीं।' },
  UNPAID_ORDERS: {
    status: 409,
    message: 'Other orders are not paid yet. Pay or cancel one of them, then order.',
    hi: 'कुछ ऑर्डर का भुगतान अभी बाक़ी है। पहले उनमें से किसी का भुगतान करें या उसे रद्द करें।',
  },
  BEING_PAID: {
    status: 409,
    message: 'Others are paying for these pieces just now. Try again in a few minutes.',
    hi: 'इन चीज़ों का भुगतान अभी कोई और कर रहा है। कुछ मिनट बाद फिर कोशिश करें।',
  },
  ORDER_STANDS: { status: 409, message: 'This order stands: it is no longer waiting for its payment.', hi: 'यह ऑर्डर पक्का हो चुका है।' },
  ORDER_NOT_PAYABLE: { status: 409, message: 'This order can no longer be paid.' },
  NOT_CANCELLABLE: { status: 409, message: 'These pieces can no longer be cancelled.' },
  NOT_RETURNABLE: { status: 409, message: 'These pieces cannot be returned.', hi: 'ये चीज़ें लौटाई नहीं जा सकतीं।' },
  RETURN_TOO_LATE: {
    status: 409,
    message: 'The 7 days for reporting a problem are over.',
    hi: 'समस्या बताने के 7 दिन पूरे हो चुके हैं।',
  },
  WRONG_STATE: { status: 409, message: 'That is not possible in its current state.' },
  UNAVAILABLE: { status: 409, message: 'Not everything is for sale at the moment.', hi: 'कुछ चीज़ें अभी उपलब्ध नहीं हैं।' },
  CANNOT_SHIP: { status: 422, message: 'Not everything can be sent there.' },
  NOT_SERVED: { status: 422, message: 'We do not deliver there yet.', hi: 'वहाँ हम अभी डिलीवरी नहीं करते।' },
  METHOD_NOT_OFFERED: { status: 422, message: 'This order cannot be paid that way.' },
  CASH_CODE_NEEDED: { status: 422, message: 'Prove your email address with a code before you order in cash.' },
  CASH_LIMITED: { status: 422, message: 'This order cannot be paid on delivery now. Pay it online.' },
  COUPON_REFUSED: { status: 422, message: 'This coupon cannot be used here.' },
  KEY_REUSED: { status: 422, message: 'This key was used for something else.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'The payment service is not answering. Nothing was charged: try again, or pay another way.',
  },
  HEADERS_TOO_LARGE: { status: 431, message: 'The address or the headers are too long.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Wait a moment, then try again.',
    hi: 'बहुत सारे अनुरोध आ गए हैं। थोड़ा रुककर फिर से कोशिश करें।',
  },
  UNAUTHORIZED: { status: 401, message: 'Log in first.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Email or password incorrect.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email address using the otp sent to your email id.' },
  CONFIRM_BROWSER: {
    status: 429,
    message: 'Too many attempts were made. If the address has an account, a link in its mailbox lets this browser go on.',
  },
  INVALID_OTP: { status: 422, message: 'Invalid or expired OTP.' },
  TOO_MANY_ATTEMPTS: { status: 422, message: 'Invalid or expired OTP.' },
  OTP_OTHER_BROWSER: { status: 422, message: 'Invalid or expired OTP.' },
  INVALID_TOKEN: { status: 422, message: 'This link was used before, or it has expired.' },
  TOTP_REQUIRED: { status: 401, message: 'Enter the code from your authenticator app.' },
  INVALID_TOTP: { status: 401, message: 'This code is not right.' },
  TOTP_ENROLMENT: { status: 403, message: 'Set up your authenticator app first.' },
  TERMS_CHANGED: { status: 409, message: 'The terms have changed since you saw them.' },
  REQUIREMENTS_MISSING: { status: 409, message: 'Something that the shop needs is missing.' },
  SHOP_UNSETTLED: { status: 409, message: 'A parcel is on its way, or money is not settled yet.' },
  LAST_OWNER: { status: 409, message: 'A shop keeps an owner. Make another person the owner first.' },
  OTHER_ADDRESS: { status: 403, message: 'This invitation went to another email address than that of your account.' },
  REAUTHENTICATE: { status: 403, message: 'Enter your password again.' },
  CROSS_SITE_FORM: {
    status: 403,
    message: 'This form was sent from another site. Open it here and send it again.',
    hi: 'यह फ़ॉर्म किसी और साइट से भेजा गया। इसे यहीं खोलकर फिर से भेजें।',
  },
  DEMO_ACCOUNT: {
    status: 403,
    message:
      'Everybody shares this demo account, so it keeps its email, password and authenticator and cannot be deleted. Create an account of your own to try that.',
    hi: 'यह डेमो खाता सबका साझा है, इसलिए इसका ई-मेल, पासवर्ड और ऑथेंटिकेटर नहीं बदलता और इसे हटाया नहीं जा सकता। यह आज़माने के लिए अपना खाता बनाएँ।',
  },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do that.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The shop is busy. Try again in a moment.',
    hi: 'अभी दुकान पर बहुत भीड़ है। थोड़ी देर में फिर से कोशिश करें।',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.', hi: 'हमारी तरफ़ से कुछ गड़बड़ हो गई।' },
} as const satisfies Record<string, { status: number; message: string; hi?: string }>;

export type ErrorCode = keyof typeof errorTable;

/** Body of every failed call. `fields` maps a dotted path of the input to what is wrong there. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields: Record<string, string>;
}

/** An expected failure of a use case. Anything else that is thrown is a fault and answers 500. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  /** Whole seconds after which it may be tried again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, fields: Record<string, string> = {}, retryAfter?: number) {
    super(errorTable[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/**
 * The expected failure that an error is or was caused by: libraries wrap what a database that is away makes
 * of their queries.
 */
export function findDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DomainError && cause.code === 'SERVICE_UNAVAILABLE' ? cause : undefined;
}

export function errorBody(code: ErrorCode, fields: Record<string, string> = {}): ErrorBody {
  return { code, message: errorTable[code].message, fields };
}
