import { PAGE_ADDRESS } from '@witryna/module-schemas';
import { SiteCodeTaken } from '../../api/content/sites.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { faultsAt } from '../../forms/faults-under.ts';
import { parseMoney } from '../../forms/money-text.ts';
import { wholeFault } from '../../forms/whole-number.ts';
import { t } from '../../i18n/pl.ts';
import { checkAppearance } from './appearance/appearance.form-values.ts';
import { checkRoutes } from './routes/routes.form-values.ts';
import { checkRating } from './services/rating.form-values.ts';
import { checkScript } from './services/script-service.form-values.ts';
import { checkServices } from './services/services.form-values.ts';
import {
  hasSeller,
  linesOf,
  type SellerFormValues,
  type SiteFormValues,
  sellerFromFormValues,
} from './site.form-values.ts';

const PAGE = new RegExp(PAGE_ADDRESS);
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MOST_DAYS = 3_650;
const MOST_REASONS = 20;
const LONGEST_REASON = 120;

/** What is wrong with a site before it is sent, by the path of the field in the form. */
export function checkSite(typed: SiteFormValues, isNew: boolean): Faults {
  const { code, domain, basePath, freeDeliveryFrom, returnDays } = typed;
  const like = (pattern: RegExp, text: string, sentence: string) => {
    if (text.trim() === '') return [t.forms.required];
    return pattern.test(text.trim()) ? undefined : [sentence];
  };
  const optional = (pattern: RegExp, text: string, sentence: string) =>
    text.trim() === '' ? undefined : like(pattern, text, sentence);
  const page = (text: string) => optional(PAGE, text, t.sites.wrongPage);
  return {
    ...faultsAt('', {
      code: isNew ? like(/^[a-z]{2}[a-z0-9-]{0,14}$/, code, t.sites.wrongCode) : undefined,
      name: like(/./, typed.name, t.forms.required),
      address: like(/^https?:\/\/[^/\s]+$/, typed.address, t.sites.wrongAddress),
      domain: optional(/^[a-z0-9.-]+(:[0-9]+)?$/, domain, t.sites.wrongDomain),
      basePath: optional(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, basePath, t.sites.wrongBasePath),
      locale: like(/^[a-z]{2}-[A-Z]{2}$/, typed.locale, t.sites.wrongLocale),
      language: like(/^[a-z]{2}(-[A-Z]{2})?$/, typed.language, t.sites.wrongLanguage),
      currency: like(/^[A-Z]{3}$/, typed.currency, t.sites.wrongCurrency),
      terms: page(typed.terms),
      privacy: page(typed.privacy),
      returnOrder: page(typed.returnOrder),
      contact: page(typed.contact),
      whereToBuy: page(typed.whereToBuy),
      freeDeliveryFrom:
        freeDeliveryFrom.trim() !== '' && parseMoney(freeDeliveryFrom) === undefined ? [t.forms.notMoney] : undefined,
      returnDays: returnDays.trim() === '' ? undefined : wholeFault(returnDays, 14, MOST_DAYS),
      cancellationReasons: areTooLong(typed.cancellationReasons) ? [t.sites.longReason] : undefined,
    }),
    ...faultsAt('/seller', checkSeller(typed.seller)),
    ...faultsAt('/services', checkServices(typed.services)),
    ...faultsAt('/services/marketing', checkScript(typed.services.marketing)),
    ...faultsAt('/services/tags', checkScript(typed.services.tags)),
    ...faultsAt('/routes', checkRoutes(typed.routes)),
    ...faultsAt('/appearance', checkAppearance(typed.appearance)),
    ...faultsAt('/rating', checkRating(typed.rating)),
  };
}

function areTooLong(text: string): boolean {
  const lines = linesOf(text) ?? [];
  return lines.length > MOST_REASONS || lines.some((line) => line.length > LONGEST_REASON);
}

function checkSeller(typed: SellerFormValues): Partial<Record<keyof SellerFormValues, readonly string[] | undefined>> {
  const seller = sellerFromFormValues(typed);
  if (!seller || !hasSeller(typed)) return {};
  const required = (text: string, isSound = true, sentence = t.forms.required) =>
    text === '' ? [t.forms.required] : isSound ? undefined : [sentence];
  const { regon = '', complaintEmail = '', returnEmail = '' } = seller;
  return {
    name: required(seller.name),
    street: required(seller.street),
    postcode: required(seller.postcode, /^\d{2}-\d{3}$/.test(seller.postcode), t.sites.wrongPostcode),
    city: required(seller.city),
    nip: required(seller.nip, /^\d{10}$/.test(seller.nip), t.sites.wrongNip),
    regon: regon === '' || /^\d{9}(\d{5})?$/.test(regon) ? undefined : [t.sites.wrongRegon],
    email: required(seller.email, EMAIL.test(seller.email), t.forms.notEmail),
    phone: required(seller.phone, /^\+\d{7,15}$/.test(seller.phone), t.sites.wrongPhone),
    complaintEmail: complaintEmail === '' || EMAIL.test(complaintEmail) ? undefined : [t.forms.notEmail],
    returnEmail: returnEmail === '' || EMAIL.test(returnEmail) ? undefined : [t.forms.notEmail],
  };
}

/** Fields of the form whose values lie elsewhere in what is sent. */
const APPEARANCE_AT: readonly (readonly [stored: string, field: string])[] = [
  ['/properties/headerSnippet', '/appearance/headerSnippet'],
  ['/properties/footerSnippet', '/appearance/footerSnippet'],
  ['/properties/socialMeta/image', '/appearance/socialImage'],
  ['/logo/light', '/appearance/logo'],
  ['/logo/dark', '/appearance/darkLogo'],
  ['/favicon', '/appearance/favicon'],
  ['/generalSettings/benefitBarGroup', '/appearance/benefits'],
  ['/generalSettings/shippingTimer', '/appearance/cutOffHour'],
  ['/generalSettings/search/minLength', '/appearance/searchMinLength'],
  ['/generalSettings/search/perPage', '/appearance/searchPerPage'],
  ['/properties/rating/link', '/rating/link'],
  ['/properties/rating/image', '/rating/image'],
];

/** What the server says of single fields, under the paths of the form. */
export function serverSiteFaults(error: unknown): Faults {
  if (error instanceof SiteCodeTaken) return { '/code': [t.sites.takenCode] };
  return Object.fromEntries(
    Object.entries(faultsAtFields(error)).map(([path, sentences]) => [
      (APPEARANCE_AT.find(([stored]) => path.startsWith(stored))?.[1] ?? path)
        .replace(/^\/properties\/(shop\/|socialMeta\/)?/, '/')
        .replace(/^\/generalSettings\/externalServices\/(mapTiles\/)?(url$)?/, (_, _tiles, url) =>
          url ? '/services/tileUrl' : '/services/',
        )
        .replace(/^\/staticRouting\//, '/routes/')
        .replace(/^\/cancellationReasons\/.*/, '/cancellationReasons'),
      sentences,
    ]),
  );
}
