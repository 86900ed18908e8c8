import type { LanguageSeed, SeedGroupWords } from './language-seed.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';
import { resolvePictures } from './seed-page.ts';
import type { StaffApi } from './staff-api.ts';

/** Entries in one request. */
const AT_ONCE = 60;

/** Writes what the catalogue is called in the languages of the seed; idempotent. Returns the number of entries. */
export async function seedTranslations(
  api: StaffApi,
  languages: readonly LanguageSeed[],
  catalogue: Pick<SeedCatalogue, 'products' | 'gifts'>,
  fileIds: ReadonlyMap<string, number>,
): Promise<number> {
  let written = 0;
  for (const seed of languages) {
    const items = resolvePictures(translationsOf(seed, catalogue), fileIds);
    for (let from = 0; from < items.length; from += AT_ONCE) {
      const part = items.slice(from, from + AT_ONCE);
      await api.send('PUT', `/staff/catalogue/translations/${seed.language}`, { items: part });
      written += part.length;
    }
  }
  return written;
}

/** What `PUT /staff/catalogue/translations/:language` takes. */
export function translationsOf(
  { catalogue: words }: LanguageSeed,
  { products, gifts }: Pick<SeedCatalogue, 'products' | 'gifts'>,
): object[] {
  const { categories, brands, lines, ingredients, colours, products: own = {}, phrases } = words;
  const groups = (kind: string, named: Readonly<Record<string, SeedGroupWords>>) =>
    Object.entries(named).map(([key, group]) => ({ kind, key, ...group }));
  const translated = (texts: readonly string[] | undefined) =>
    phrases && texts?.map((polish) => phrases[polish.replaceAll('\u00a0', ' ')] ?? polish);
  return [
    ...groups('category', categories),
    ...groups('brand', brands),
    ...groups('line', lines),
    ...groups('ingredient', ingredients),
    ...Object.entries(colours).map(([key, name]) => ({ kind: 'colour', key, name })),
    ...[...products, ...gifts].flatMap(({ sku, benefits, safety }) => {
      const product = own[sku];
      if (!product) return [];
      const [ownBenefits, warnings] = [translated(benefits), translated(safety?.warnings)];
      return [
        {
          kind: 'product',
          key: sku,
          ...product,
          ...(ownBenefits && { benefits: ownBenefits }),
          ...(warnings && { warnings }),
        },
      ];
    }),
  ];
}
