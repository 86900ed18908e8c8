import type { Site } from '../../content/sites/index.ts';
import { languageOf } from '../../error-messages/language.ts';
import type { CartConsent } from '../cart/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';

export const AGREEMENT_CODES = ['terms', 'privacy', 'newsletter'] as const;
export type AgreementCode = (typeof AGREEMENT_CODES)[number];

/** Something to agree to in the checkout. */
export interface Agreement {
  readonly id: number;
  readonly code: AgreementCode;
  readonly name: string;
  /** Beside the box. */
  readonly checkboxText: string;
  /** Without it there is no order; none other may be a condition. */
  readonly isRequired: boolean;
  /** Names the wording that is shown at present. */
  readonly textVersion: string;
  /** Address of the page with the whole text, where there is one. */
  readonly path?: string | undefined;
}

interface Words {
  readonly name: string;
  readonly checkboxText: string;
}

const POLISH: Readonly<Record<AgreementCode, Words>> = {
  terms: { name: 'Regulamin sklepu', checkboxText: 'Akceptuję regulamin sklepu' },
  privacy: { name: 'Polityka prywatności', checkboxText: 'Znam politykę prywatności' },
  newsletter: {
    name: 'Newsletter',
    checkboxText: 'Chcę otrzymywać e-mailem informacje o nowościach i promocjach (zgoda dobrowolna)',
  },
};

const ENGLISH: Readonly<Record<AgreementCode, Words>> = {
  terms: { name: 'Terms of sale', checkboxText: 'I accept the terms of sale' },
  privacy: { name: 'Privacy policy', checkboxText: 'I have read the privacy policy' },
  newsletter: { name: 'Newsletter', checkboxText: 'I want news and offers by e-mail (voluntary)' },
};

const WORDS = { pl: POLISH, en: ENGLISH } as const;

/** All that the checkout of a site asks for, required ones first. Their numbers are part of the contract. */
export function agreementsOf(site: Pick<Site, 'language' | 'properties'>): readonly Agreement[] {
  const words = WORDS[languageOf(site)];
  const { consentVersion: textVersion } = shopSettingsOf(site);
  const { terms, privacy } = site.properties;
  const paths: Readonly<Record<AgreementCode, string | undefined>> = { terms, privacy, newsletter: privacy };
  return AGREEMENT_CODES.map((code, index) => ({
    id: index + 1,
    code,
    ...words[code],
    isRequired: code !== 'newsletter',
    textVersion,
    path: paths[code],
  }));
}

/**
 * Required agreements that stand in the way of an order. A refusal that was recorded always does, and so does the
 * consent to a wording that has changed since. Where nothing was recorded the site decides: clients of the contract
 * have no call for it, they only let the order go when the boxes of `MANUAL` agreements are ticked.
 */
export function missingConsents(
  consents: readonly CartConsent[],
  site: Pick<Site, 'language' | 'properties'>,
): readonly Agreement[] {
  const { requiresConsentRecords } = shopSettingsOf(site);
  return agreementsOf(site).filter(({ code, isRequired, textVersion }) => {
    if (!isRequired) return false;
    const recorded = consents.find(({ agreement }) => agreement === code);
    return recorded ? !recorded.isGranted || recorded.textVersion !== textVersion : requiresConsentRecords;
  });
}
