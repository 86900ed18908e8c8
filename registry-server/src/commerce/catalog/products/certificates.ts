import type { Certificate } from '@witryna/module-schemas';
import { addDays, dayOf, startOfDay } from '../../../time/shop-day.ts';
import type { ProductTexts } from '../catalog.tables.ts';
import { earliest } from '../prices/product-price.ts';

type Certified = Pick<ProductTexts, 'certifications' | 'certificates'>;

/** The certifications that may still be claimed: one whose proof has run out may not. */
export function standingCertifications(texts: Certified, now: Date, timeZone: string): string[] {
  const today = dayOf(now, timeZone);
  return texts.certifications.filter((code) => {
    const proofs = certificatesOf(texts).filter((certificate) => certificate.code === code);
    return proofs.length === 0 || proofs.some(({ validUntil }) => validUntil === undefined || validUntil >= today);
  });
}

/** The next instant at which a certificate runs out: the end of its last day. */
export function nextExpiry(texts: Certified, now: Date, timeZone: string): Date | undefined {
  const ends = certificatesOf(texts).flatMap(({ validUntil }) =>
    validUntil === undefined ? [] : [startOfDay(addDays(validUntil, 1), timeZone)],
  );
  return earliest(ends.filter((end) => end > now));
}

function certificatesOf({ certificates = [] }: Certified): readonly Certificate[] {
  return certificates;
}
