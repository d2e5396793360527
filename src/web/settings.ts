import { createContext, useRouteLoaderData } from 'react-router';
import type { MenuCategory } from '#modules/catalog/category-contract.ts';
import { type DisplayCurrency, rupees } from '#shared/currency.ts';
import type { Language, Localized } from '#shared/localized.ts';
import type { OperatorContact } from '#shared/operator.ts';

/**
 * Services that are told of a visit once the visitor has agreed; undefined if the operator has set none up.
 */
export interface Reporting {
  sentryDsn?: string | undefined;
  analytics?: { id: string; origin: string } | undefined;
}

/** Settings that pages know of the installation. */
export interface PageSettings {
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  demo: boolean;
  /** Accounts of a demonstration, for its login page; none in a real shop. */
  demoAccounts: readonly { role: 'buyer' | 'seller' | 'admin'; email: string; password: string; totpSecret?: string | undefined }[];
  /** The shop's name in each language. */
  brand: Localized;
  supportEmail: string;
  contact: OperatorContact;
  reporting: Reporting | undefined;
  /** Browsers keep a page for the time without a network. */
  offlinePage: boolean;
  /** Addresses of the shop's pages at other services. */
  socialLinks: readonly string[];
  /** Small parcels are sold to the United Kingdom, with the VAT that is due at the sale. */
  ukVat: boolean;
  /** Up to which cash on delivery is taken; 0 where it is not. */
  codLimitPaise: number;
  /** Buyers can ask for a mail about a cart that they leave. */
  remindsOfCarts: boolean;
  /** Buyers can have updates of an order sent to their phone. */
  textsOrders: boolean;
  /** The same by WhatsApp. */
  sendsWhatsApp: boolean;
}

/** The part that every page carries to the browser. */
export type PublicSettings = Pick<
  PageSettings,
  'publicUrl' | 'demo' | 'brand' | 'supportEmail' | 'contact' | 'reporting' | 'offlinePage' | 'socialLinks' | 'ukVat'
>;

/** Code of the currency that prices shall be shown in, as far as there is a rate for it. */
export const currencyContext = createContext<string>();
export const settingsContext = createContext<PageSettings>();
/** Reports an error of rendering a page. */
export const reportErrorContext = createContext<(error: unknown) => void>();
/** Takes the parts of the text of the rendered page instead of its response. */
export const takeHtmlContext = createContext<(html: readonly string[]) => void>();
/** Marks the scripts of one render as ours. */
export const nonceContext = createContext<string>();

/** A category as every page knows it. */
export interface ShopCategory extends Pick<MenuCategory, 'slug' | 'name' | 'picture'> {
  /** With their names in the language of the page. */
  subcategories: { slug: string; name: string }[];
}

/** A rate that is too old to show prices by. */
export interface OutdatedRate {
  /** Of the currency that prices would be shown in. */
  code: string;
  /** YYYY-MM-DD */
  ratedOn: string;
}

/** Data of the root loader, for every page. */
export interface RootData {
  settings: PublicSettings;
  categories: ShopCategory[];
  /** Currency of the prices on pages; absent for rupees. */
  currency?: DisplayCurrency | undefined;
  /** Why prices are in rupees although the visitor's currency is another. */
  outdated?: OutdatedRate | undefined;
  /** Epoch milliseconds. */
  renderedAt: number;
}

/** Undefined only on the failure screen of a shop whose root loader failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root') as RootData | undefined;

/** The currency that prices are shown in. */
export const useCurrency = (): DisplayCurrency => useRootData()?.currency ?? rupees;

/** The shop's name in a language; the default name where nothing could be loaded. */
export function brandIn(settings: PublicSettings | undefined, language: Language): string {
  return settings?.brand[language] || settings?.brand.en || (language === 'hi' ? 'कारीगरी' : 'Karigari');
}
