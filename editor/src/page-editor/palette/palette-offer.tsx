import type { Driver } from '@witryna/module-schemas';
import { Bookmark } from 'lucide-react';
import type { SavedSection } from '../../api/content/saved-sections.ts';
import { t } from '../../i18n/pl.ts';
import { definitionOf } from '../definitions/index.ts';
import { ModuleIcon } from '../describe/index.ts';
import type { SavedSections } from '../saved-sections/index.ts';
import styles from './palette-command.module.css';

/** What „/” offers: a new module, or a copy of a saved section. */
export type Offer = { readonly driver: Driver } | { readonly section: SavedSection };

/** Names one offer among all. */
export const offerKey = (offer: Offer): string => ('driver' in offer ? offer.driver : `section-${offer.section.id}`);

export interface OfferRowProps {
  readonly offer: Offer;
  readonly otherLanguageOf: SavedSections['otherLanguageOf'] | undefined;
}

/** Icon, name and what there is to know of one offer. */
export function OfferRow({ offer, otherLanguageOf }: OfferRowProps) {
  if ('driver' in offer) {
    const definition = definitionOf(offer.driver);
    return (
      <>
        <ModuleIcon driver={offer.driver} size={18} />
        <span className={styles.title}>{definition?.title}</span>
        <span className={styles.description}>{definition?.description}</span>
      </>
    );
  }
  const { section } = offer;
  return (
    <>
      <Bookmark size={18} aria-hidden="true" />
      <span className={styles.title}>{section.name}</span>
      <span className={styles.description}>{describeSection(section, otherLanguageOf?.(section))}</span>
    </>
  );
}

function describeSection({ unknownDrivers, group }: SavedSection, language: string | undefined): string {
  const words = t.savedSections;
  if (unknownDrivers.length > 0) return words.unknown(unknownDrivers);
  return [words.one, group, language && words.otherLanguage(language)].filter(Boolean).join(' · ');
}
