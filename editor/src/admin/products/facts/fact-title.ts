import { t } from '../../../i18n/pl.ts';

const TITLES: Readonly<Record<string, string>> = t.products.factValues;

/** What a fact is called in the shop; one that an import has brought is called as it is. */
export const factTitle = (value: string): string => TITLES[value] ?? value;
