import { isRecord } from '@witryna/module-schemas';
import type { Site } from '../../../api/content/sites.ts';
import { parseWholeNumber, wholeFault } from '../../../forms/whole-number.ts';
import { t } from '../../../i18n/pl.ts';

/** How a site looks and what its modules say of it, as it stands in the form. */
export interface AppearanceFormValues {
  /** Slugs. */
  readonly headerSnippet: string;
  readonly footerSnippet: string;
  /** Addresses of files. */
  readonly logo: string;
  readonly darkLogo: string;
  readonly favicon: string;
  readonly socialImage: string;
  /** One in a line. */
  readonly benefits: string;
  readonly cutOffHour: string;
  readonly searchMinLength: string;
  readonly searchPerPage: string;
}

export const NO_APPEARANCE: AppearanceFormValues = {
  headerSnippet: '',
  footerSnippet: '',
  logo: '',
  darkLogo: '',
  favicon: '',
  socialImage: '',
  benefits: '',
  cutOffHour: '',
  searchMinLength: '',
  searchPerPage: '',
};

const MOST_BENEFITS = 8;
const LONGEST_BENEFIT = 120;
const LAST_HOUR = 24;
const LONGEST_MINIMUM = 10;
const MOST_PER_PAGE = 100;

const numberText = (value: unknown) => (typeof value === 'number' ? String(value) : '');
const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/** A site's looks as the form shows them. */
export function appearanceToFormValues({ logo, favicon, properties, generalSettings }: Site): AppearanceFormValues {
  const { headerSnippet = '', footerSnippet = '', socialMeta } = properties;
  const { benefitBarGroup, shippingTimer, search } = generalSettings;
  const benefits = Array.isArray(benefitBarGroup) ? benefitBarGroup.filter((line) => typeof line === 'string') : [];
  return {
    headerSnippet,
    footerSnippet,
    logo: logo?.light ?? '',
    darkLogo: logo?.dark ?? '',
    favicon: favicon ?? '',
    socialImage: socialMeta?.image ?? '',
    benefits: benefits.join('\n'),
    cutOffHour: numberText(recordOf(shippingTimer).cutOffHour),
    searchMinLength: numberText(recordOf(search).minLength),
    searchPerPage: numberText(recordOf(search).perPage),
  };
}

const benefitsOf = (text: string): readonly string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** What of the general settings the form shows, as the server takes it; undefined where it is not set. */
export function generalFromFormValues(typed: AppearanceFormValues, stored: Site | undefined) {
  const { generalSettings = {} } = stored ?? {};
  const benefits = benefitsOf(typed.benefits);
  const cutOffHour = parseWholeNumber(typed.cutOffHour);
  const search = Object.fromEntries(
    Object.entries({
      ...recordOf(generalSettings.search),
      minLength: parseWholeNumber(typed.searchMinLength),
      perPage: parseWholeNumber(typed.searchPerPage),
    }).filter(([, value]) => value !== undefined),
  );
  return {
    benefitBarGroup: benefits.length > 0 ? benefits : undefined,
    shippingTimer: cutOffHour === undefined ? undefined : { cutOffHour },
    search: Object.keys(search).length > 0 ? search : undefined,
  };
}

/** The logos of a site, as the server takes them; undefined where there is none. */
export function logoFromFormValues({ logo: light, darkLogo: dark }: AppearanceFormValues) {
  return light || dark ? { ...(light && { light }), ...(dark && { dark }) } : undefined;
}

type AppearanceFaults = Partial<Record<keyof AppearanceFormValues, readonly string[] | undefined>>;

/** What is wrong with them before they are sent. */
export function checkAppearance(typed: AppearanceFormValues): AppearanceFaults {
  const benefits = benefitsOf(typed.benefits);
  const areTooMany = benefits.length > MOST_BENEFITS || benefits.some((line) => line.length > LONGEST_BENEFIT);
  const within = (text: string, least: number, most: number) =>
    text.trim() === '' ? undefined : wholeFault(text, least, most);
  return {
    benefits: areTooMany ? [t.sites.appearance.longBenefits(MOST_BENEFITS, LONGEST_BENEFIT)] : undefined,
    cutOffHour: within(typed.cutOffHour, 0, LAST_HOUR),
    searchMinLength: within(typed.searchMinLength, 1, LONGEST_MINIMUM),
    searchPerPage: within(typed.searchPerPage, 1, MOST_PER_PAGE),
  };
}
