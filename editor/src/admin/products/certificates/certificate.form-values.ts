import type { ProductBody } from '../../../api/commerce/products.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { t } from '../../../i18n/pl.ts';

type Certificate = NonNullable<ProductBody['certificates']>[number];

/** The proof of a certification, as it is typed. */
export interface CertificateFormValues {
  /** One of the product's certifications. */
  readonly code: string;
  readonly issuer: string;
  readonly number: string;
  /** The last day on which it holds; empty where it has no end. */
  readonly validUntil: string;
  readonly scope: string;
}

export const NO_CERTIFICATE: CertificateFormValues = { code: '', issuer: '', number: '', validUntil: '', scope: '' };

/** A certificate as the form shows it. */
export const toCertificateFormValues = (stored: Certificate): CertificateFormValues => ({
  ...NO_CERTIFICATE,
  ...stored,
});

/** What was typed, as the server takes it. */
export function certificateOf({ code, issuer, number, validUntil, scope }: CertificateFormValues): Certificate {
  return {
    code,
    ...(number.trim() && { number: number.trim() }),
    issuer: issuer.trim(),
    ...(validUntil && { validUntil }),
    ...(scope.trim() && { scope: scope.trim() }),
  };
}

/** What is wrong with a certificate at its place of the list. */
export function checkCertificate({ code, issuer }: CertificateFormValues, index: number): Faults {
  const at = `/certificates/${index}`;
  return {
    ...(code === '' && { [`${at}/code`]: [t.products.certificates.noCode] }),
    ...(issuer.trim() === '' && { [`${at}/issuer`]: [t.forms.required] }),
  };
}
