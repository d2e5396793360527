import { contactUs } from './legal/contact-us.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { refundPolicy } from './legal/refund-policy.ts';
import { termsAndConditions } from './legal/terms-and-conditions.ts';
import type { StandardLegalPage } from './types.ts';

export const standardLegalPages: StandardLegalPage[] = [termsAndConditions, contactUs, refundPolicy, privacyPolicy];
