import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { insertApplication } from './application-queries.ts';

/** A request to sell, as it came with its ticket. */
export interface NewApplication {
  reference: string;
  language: Language;
  name: string;
  email: string;
  /** In E.164 format. */
  phoneNumber: string;
  businessName: string;
}

/** Opens the application of a request to sell, in the transaction that stores the request. */
export async function openApplication(tx: Context, application: NewApplication): Promise<void> {
  const now = tx.now();
  await insertApplication(tx.db, { ...application, createdAt: now, stateAt: now });
}
