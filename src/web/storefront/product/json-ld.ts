import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { shownPrice } from './price-rules.ts';
import { type SelectableVariant, selectableVariants } from './variant-choice-rules.ts';

/**
 * Rendered as a script of type application/ld+json by the router's `meta` or by `ServerJsonLd`, which escape
 * `<`.
 */
export type JsonLd = Record<string, unknown>;

interface Subject {
  product: Product;
  language: Language;
  /** Origin of absolute addresses, without a slash at the end. */
  publicUrl: string;
  now: Date;
  /** Calendar days of delivery within India. */
  transit: { from: number; until: number } | undefined;
}

const rupees = (paise: number) => (paise / 100).toFixed(2);

function offer({ product, language, publicUrl, now, transit }: Subject, variant: SelectableVariant): JsonLd {
  const price = shownPrice(product.pricing, variant.priceDelta, now);
  const made = product.leadTimeDays !== undefined && product.leadTimeDays > 0;
  const at = links(language);
  return {
    '@type': 'Offer',
    sku: variant.sku,
    url: `${publicUrl}${at.product(product)}?variant=${encodeURIComponent(variant._id)}`,
    price: rupees(price.paise),
    priceCurrency: 'INR',
    ...(price.until ? { priceValidUntil: price.until.toISOString().slice(0, 10) } : {}),
    availability: `https://schema.org/${variant.stock <= 0 ? 'OutOfStock' : made ? 'MadeToOrder' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.seller.sellerName, url: publicUrl + at.seller(product.seller.slug) },
    ...(transit ? { shippingDetails: shipping(transit, made ? product.leadTimeDays : 0) } : {}),
    hasMerchantReturnPolicy: returns(publicUrl + at.refunds()),
  };
}

const days = (from: number, to: number): JsonLd => ({ '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' });

/** FREE delivery within India, after the lead time of a made-to-order product. */
function shipping(transit: { from: number; until: number }, leadTimeDays = 0): JsonLd {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, leadTimeDays), transitTime: days(transit.from, transit.until) },
  };
}

/**
 * The refund policy: damaged, defective or wrongly shown products within 7 days of receipt, refunded in full.
 */
function returns(policy: string): JsonLd {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 7,
    itemCondition: 'https://schema.org/DamagedCondition',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: policy,
  };
}

/** https://schema.org/Product with one Offer per variant; prices in INR with taxes, as they are charged. */
export function productJsonLd(subject: Subject): JsonLd {
  const { product, language, publicUrl } = subject;
  const variants = selectableVariants(product.variants);
  const words = (text: { en: string; hi?: string | undefined }) => inLanguage(text, language);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${publicUrl}${links('en').product(product)}#product`,
    name: words(product.title),
    description: words(product.description),
    url: publicUrl + links(language).product(product),
    ...(product.media.length > 0 ? { image: product.media.map((picture) => new URL(picture.url, `${publicUrl}/`).href) } : {}),
    ...(variants.length === 1 && variants[0] ? { sku: variants[0].sku } : {}),
    category: `${words(product.category.name)} > ${words(product.subcategory.name)}`,
    brand: { '@type': 'Brand', name: words(product.maker.name) },
    ...(product.materials.length > 0 ? { material: product.materials.map((material) => words(material.label)).join(', ') } : {}),
    countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
    ...(product.weightGrams === undefined ? {} : { weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' } }),
    offers: variants.map((variant) => offer(subject, variant)),
  };
}

/** https://schema.org/BreadcrumbList from the home page to this product. */
export function breadcrumbJsonLd(steps: readonly { name: string; to: string }[], publicUrl: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(to, `${publicUrl}/`).href,
    })),
  };
}
