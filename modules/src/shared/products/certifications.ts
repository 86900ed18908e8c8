import type { MarkName } from '@witryna/module-schemas';
import type { SentenceKey } from '../../shop/i18n/translate.ts';
import type { Shop } from '../../shop/shop.ts';
import { ownEntry } from '../current/own-entry.ts';

interface Certification {
  readonly name: SentenceKey;
  readonly mark: MarkName;
}

const ECOCERT = { name: 'certificationEcocert', mark: 'drop' } as const;

/** What products may claim, by its code in the catalogue: how it is called, and a drawing of our own for it. */
const CERTIFICATIONS: Readonly<Record<string, Certification>> = {
  crueltyFree: { name: 'certificationCrueltyFree', mark: 'rabbit' },
  vegan: { name: 'certificationVegan', mark: 'sprout' },
  FSC: { name: 'certificationFsc', mark: 'fir' },
  ECOCERT,
  ECOCET: ECOCERT,
};

/** A certification as readers know it; one that this shop has no words for is called by its code. */
export function nameOfCertification({ t }: Pick<Shop, 't'>, code: string): string {
  const known = ownEntry(CERTIFICATIONS, code);
  return known ? t(known.name) : code;
}

/** The drawing of a certification, where there is one. */
export const markOfCertification = (code: string): MarkName | undefined => ownEntry(CERTIFICATIONS, code)?.mark;
