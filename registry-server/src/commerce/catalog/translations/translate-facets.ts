import { sortKeyOf } from '../../../text/sort-key.ts';
import type { Catalog } from '../catalog.ts';
import { type FacetOption, type Facets, OPTION_FACETS, type OptionFacet } from '../product-query.ts';
import type { TranslatedKind } from './translations.tables.ts';

/** Facets whose options are things of the catalogue, and what they are. */
const KINDS: Partial<Record<OptionFacet, TranslatedKind>> = {
  category: 'category',
  brand: 'brand',
  line: 'line',
  colour: 'colour',
};

/** Counts with the names that things have in a language. */
export async function translateFacets(
  catalog: Pick<Catalog, 'translate'>,
  facets: Facets,
  language: string | undefined,
): Promise<Facets> {
  const { options } = facets;
  const valuesOf = (facet: OptionFacet) => options[facet].map(({ value }) => value);
  const find = await catalog.translate(language, {
    category: valuesOf('category'),
    brand: valuesOf('brand'),
    line: valuesOf('line'),
    colour: valuesOf('colour'),
  });
  const inLanguage = (facet: OptionFacet) => {
    const kind = KINDS[facet];
    if (!kind) return options[facet];
    const named = options[facet].map((option): FacetOption => {
      const { value, label } = option;
      const of = find.languageOf(kind, value, 'name');
      return { ...option, label: find(kind, value)?.name ?? label, ...(of && { language: of }) };
    });
    return language === undefined ? named : named.sort(byCountAndName(language));
  };
  const translated = OPTION_FACETS.map((facet) => [facet, inLanguage(facet)] as const);
  return { ...facets, options: Object.fromEntries(translated) as Record<OptionFacet, readonly FacetOption[]> };
}

/** As the index orders them, by the names that are shown. */
function byCountAndName(language: string) {
  const [primary] = language.toLowerCase().split('-');
  const keyOf = ({ label }: FacetOption) => sortKeyOf(label, primary);
  return (one: FacetOption, other: FacetOption): number => {
    // Counts mostly differ, and a key is the dearer comparison.
    if (one.count !== other.count) return other.count - one.count;
    const [first, second] = [keyOf(one), keyOf(other)];
    return first < second ? -1 : Number(first > second);
  };
}
