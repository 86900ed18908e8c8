import type { Site } from '../../../content/sites/index.ts';
import { shopLanguageOf } from '../../../error-messages/language.ts';
import { OTHER_VALUES } from './attribute-values.others.ts';

/** Codes that attributes are kept under, as people say them: Polish, English. What is not here is its own word. */
const LABELS: Readonly<Record<string, readonly [polish: string, english: string]>> = {
  dry: ['Sucha', 'Dry'],
  normal: ['Normalna', 'Normal'],
  combination: ['Mieszana', 'Combination'],
  oily: ['Tłusta', 'Oily'],
  sensitive: ['Wrażliwa', 'Sensitive'],
  mature: ['Dojrzała', 'Mature'],
  acne: ['Trądzikowa', 'Acne-prone'],
  all: ['Każda', 'Every'],
  day: ['Na dzień', 'Day'],
  night: ['Na noc', 'Night'],
  'day-night': ['Na dzień i na noc', 'Day and night'],
  vegan: ['Wegańskie', 'Vegan'],
  crueltyFree: ['Nietestowane na zwierzętach', 'Cruelty free'],
  FSC: ['FSC', 'FSC'],
  ECOCERT: ['ECOCERT', 'ECOCERT'],
};

/** Attributes whose values are codes of ours, not names that staff give. */
const CODED: ReadonlySet<string> = new Set(['skin_type', 'certifications', 'application', 'skinType', 'certification']);

/** How a value of an attribute is called on a site; a name that staff gave stays as it is. */
export function valueLabelFor(
  site: Pick<Site, 'language'>,
  attribute: string,
  { value, label }: { readonly value: string; readonly label: string },
): string {
  const language = shopLanguageOf(site);
  if (attribute === 'size' && language === 'en') return label.replace(',', '.');
  const [polish, english] = (CODED.has(attribute) ? LABELS[value] : undefined) ?? [label, label];
  if (language === 'pl') return polish;
  return (language !== 'en' && CODED.has(attribute) ? OTHER_VALUES[language][value] : undefined) ?? english;
}
