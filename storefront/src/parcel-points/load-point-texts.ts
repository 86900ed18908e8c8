import type { ParcelPointTexts } from '../i18n/parcel-points.pl.ts';

/** What the picker says in a language (BCP 47), a file of its own; languages without a catalogue read English. */
export async function loadPointTexts(language: string): Promise<ParcelPointTexts> {
  if (/^pl\b/i.test(language)) return (await import('../i18n/parcel-points.pl.ts')).parcelPointsPl;
  return (await import('../i18n/parcel-points.en.ts')).parcelPointsEn;
}
