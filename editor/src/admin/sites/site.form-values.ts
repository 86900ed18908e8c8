import { type Seller, type SiteFeatures, shopSettingsOf } from '@witryna/module-schemas';
import type { Site, SiteBody } from '../../api/content/sites.ts';
import { moneyText, parseMoney } from '../../forms/money-text.ts';
import { parseWholeNumber } from '../../forms/whole-number.ts';
import {
  type AppearanceFormValues,
  appearanceToFormValues,
  generalFromFormValues,
  logoFromFormValues,
  NO_APPEARANCE,
} from './appearance/appearance.form-values.ts';
import {
  type BehaviourFormValues,
  behaviourFromFormValues,
  behaviourToFormValues,
} from './behaviour/behaviour.form-values.ts';
import { type RoutesFormValues, routesFromFormValues, routesToFormValues } from './routes/routes.form-values.ts';
import {
  NO_RATING,
  type RatingFormValues,
  ratingFromFormValues,
  ratingToFormValues,
} from './services/rating.form-values.ts';
import {
  NO_SERVICES,
  type ServicesFormValues,
  servicesFromFormValues,
  servicesToFormValues,
} from './services/services.form-values.ts';

export const SELLER_FIELDS = [
  'name',
  'street',
  'postcode',
  'city',
  'nip',
  'regon',
  'register',
  'email',
  'phone',
  'complaintEmail',
  'returnEmail',
] as const satisfies readonly (keyof Seller)[];
/** Who sells, as it stands in the form; all of it empty where nobody does. */
export type SellerFormValues = Readonly<Record<(typeof SELLER_FIELDS)[number], string>>;

/** A site as it stands in the form. */
export interface SiteFormValues {
  readonly code: string;
  readonly name: string;
  readonly postfix: string;
  readonly address: string;
  readonly domain: string;
  readonly basePath: string;
  readonly locale: string;
  readonly language: string;
  readonly currency: string;
  readonly isDefault: boolean;
  readonly freeDeliveryFrom: string;
  readonly returnDays: string;
  readonly approvesFriends: boolean;
  /** One in a line. */
  readonly cancellationReasons: string;
  readonly terms: string;
  readonly privacy: string;
  readonly returnOrder: string;
  readonly contact: string;
  readonly whereToBuy: string;
  readonly description: string;
  /** Of a new site those that somebody has chosen. */
  readonly features: Partial<SiteFeatures>;
  readonly seller: SellerFormValues;
  readonly services: ServicesFormValues;
  readonly routes: RoutesFormValues;
  readonly appearance: AppearanceFormValues;
  readonly rating: RatingFormValues;
  readonly behaviour: BehaviourFormValues;
}

const NO_SELLER = Object.fromEntries(SELLER_FIELDS.map((name) => [name, ''])) as SellerFormValues;

export const NEW_SITE: SiteFormValues = {
  code: '',
  name: '',
  postfix: '',
  address: '',
  domain: '',
  basePath: '/',
  locale: '',
  language: '',
  currency: '',
  isDefault: false,
  freeDeliveryFrom: '',
  returnDays: '',
  cancellationReasons: '',
  approvesFriends: true,
  terms: '',
  privacy: '',
  returnOrder: '',
  contact: '',
  whereToBuy: '',
  description: '',
  features: {},
  seller: NO_SELLER,
  services: NO_SERVICES,
  routes: routesToFormValues(),
  appearance: NO_APPEARANCE,
  rating: NO_RATING,
  behaviour: behaviourToFormValues(),
};

/** A site as the form shows it. */
export function toFormValues(opened: Site): SiteFormValues {
  const { properties, ...site } = opened;
  const { code, name, postfix, address, domain, basePath, locale, language, currency, isDefault } = site;
  const {
    terms = '',
    privacy = '',
    returnOrder = '',
    contact = '',
    whereToBuy = '',
    socialMeta,
    seller,
    shop,
    loyalty,
  } = properties;
  const { freeDeliveryFrom, returnDays, cancellationReasons } = (shop ?? {}) as ShopRules;
  return {
    code,
    name,
    postfix,
    address,
    domain,
    basePath,
    locale,
    language,
    currency,
    isDefault,
    freeDeliveryFrom: moneyText(freeDeliveryFrom),
    returnDays: returnDays === undefined ? '' : String(returnDays),
    cancellationReasons: (cancellationReasons ?? []).join('\n'),
    approvesFriends: loyalty?.approval ?? true,
    terms,
    privacy,
    returnOrder,
    contact,
    whereToBuy,
    description: socialMeta?.description ?? '',
    features: site.features,
    seller: { ...NO_SELLER, ...seller },
    services: servicesToFormValues(shopSettingsOf(site.generalSettings).externalServices),
    routes: routesToFormValues(site.staticRouting),
    appearance: appearanceToFormValues(opened),
    rating: ratingToFormValues(properties.rating),
    behaviour: behaviourToFormValues(site.generalSettings),
  };
}

type ShopRules = NonNullable<NonNullable<SiteBody['properties']>['shop']>;

/** What was typed, as the server takes it. What the form does not show stays as it was stored. */
export function fromFormValues(typed: SiteFormValues, stored?: Site): SiteBody {
  const { isDefault, basePath, address, domain, ...texts } = typed;
  const { terms, privacy, returnOrder, contact, whereToBuy } = trimmed({ ...texts });
  const shop = filled({
    ...(stored?.properties.shop as ShopRules | undefined),
    freeDeliveryFrom: parseMoney(typed.freeDeliveryFrom),
    returnDays: parseWholeNumber(typed.returnDays),
    cancellationReasons: linesOf(typed.cancellationReasons),
  }) as ShopRules;
  const description = typed.description.trim() || undefined;
  const { headerSnippet, footerSnippet, socialImage, favicon } = typed.appearance;
  const socialMeta = filled({ ...stored?.properties.socialMeta, description, image: socialImage || undefined });
  const services = servicesFromFormValues(typed.services);
  const staticRouting = routesFromFormValues(typed.routes, stored?.staticRouting);
  const general = { ...stored?.generalSettings, ...generalFromFormValues(typed.appearance, stored) };
  const behaviour = behaviourFromFormValues(typed.behaviour, general);
  const generalSettings = filled({ ...general, ...behaviour, externalServices: services });
  const { logo: _logo, favicon: _favicon, ...kept } = bodyOf(stored);
  const logo = logoFromFormValues(typed.appearance);
  return {
    ...kept,
    ...(logo && { logo }),
    ...(favicon && { favicon }),
    name: typed.name.trim(),
    postfix: typed.postfix.trim(),
    isDefault,
    address: address.trim(),
    domain: domain.trim() || hostOf(address.trim()),
    basePath: basePath.trim() || '/',
    features: typed.features,
    locale: typed.locale.trim(),
    language: typed.language.trim(),
    currency: typed.currency.trim(),
    ...((stored || Object.keys(staticRouting).length > 0) && { staticRouting }),
    ...((stored || Object.keys(generalSettings).length > 0) && { generalSettings }),
    properties: filled({
      ...stored?.properties,
      maintenance: stored?.properties.maintenance ?? false,
      terms: terms || undefined,
      privacy: privacy || undefined,
      returnOrder: returnOrder || undefined,
      contact: contact || undefined,
      whereToBuy: whereToBuy || undefined,
      headerSnippet: headerSnippet || undefined,
      footerSnippet: footerSnippet || undefined,
      rating: ratingFromFormValues(typed.rating),
      socialMeta: Object.keys(socialMeta).length > 0 ? socialMeta : undefined,
      shop: Object.keys(shop).length > 0 ? shop : undefined,
      seller: sellerFromFormValues(typed.seller),
      loyalty: typed.approvesFriends ? undefined : { approval: false },
    }),
  };
}

/** A stored site as it is written again. */
export function bodyOf(stored: Site | undefined): Partial<SiteBody> {
  if (!stored) return {};
  const { id: _id, code: _code, ...body } = stored;
  return body as Partial<SiteBody>;
}

/** Nobody sells where nothing is filled in. */
export function hasSeller(seller: SellerFormValues): boolean {
  return SELLER_FIELDS.some((name) => seller[name].trim() !== '');
}

/** As the server takes them: numbers without what people put between the figures. */
export function sellerFromFormValues(seller: SellerFormValues): Seller | undefined {
  if (!hasSeller(seller)) return undefined;
  const texts = trimmed(seller);
  const phone = texts.phone.replaceAll(/[\s-]/g, '');
  return filled({
    ...texts,
    nip: texts.nip.replaceAll(/[\s-]|^PL/gi, ''),
    regon: texts.regon.replaceAll(/\s/g, '') || undefined,
    // Nine figures are a number of this country.
    phone: /^\d{9}$/.test(phone) ? `+48${phone}` : phone,
    register: texts.register || undefined,
    complaintEmail: texts.complaintEmail || undefined,
    returnEmail: texts.returnEmail || undefined,
  }) as Seller;
}

export function linesOf(text: string): readonly string[] | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  return lines.length > 0 ? lines : undefined;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

function trimmed<T extends object>(texts: T): T {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T;
}

/** Without what has no value: the wire knows nothing empty. */
function filled<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
