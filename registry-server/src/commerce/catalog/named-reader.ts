import type { BrandSummary, NamedEntity } from '@witryna/module-schemas';
import type { Media } from '../../content/media/index.ts';
import type { Db } from '../../database/dialects.ts';
import type { TranslationsStore } from './translations/translations.store.ts';
import { type FindTranslation, pageInLanguage, textLanguages } from './translations/translations.ts';

/** Reads lines. */
export function createLineReader(db: Db, translations: TranslationsStore) {
  return {
    /** In the order asked; those that do not exist are left out. */
    async read(codes: readonly string[], language?: string): Promise<NamedEntity[]> {
      if (codes.length === 0) return [];
      const rows = await db
        .selectFrom('product_line')
        .select(['code', 'name', 'description'])
        .where('code', 'in', [...new Set(codes)])
        .execute();
      const find = await translations.read(language, { line: codes });
      return inOrder(
        codes,
        rows.map((row) => toNamedEntity('line', row, find)),
      );
    },
  };
}

/** Reads brands, with their logos. */
export function createBrandReader(db: Db, media: Media, translations: TranslationsStore) {
  return {
    /** In the order asked; those that do not exist are left out. */
    async read(codes: readonly string[], language?: string): Promise<BrandSummary[]> {
      if (codes.length === 0) return [];
      const rows = await db
        .selectFrom('brand')
        .select(['code', 'name', 'description', 'mediaId', 'urlPath'])
        .where('code', 'in', [...new Set(codes)])
        .execute();
      const find = await translations.read(language, { brand: codes });
      const logos = rows.flatMap(({ mediaId }) => mediaId ?? []);
      const files = logos.length > 0 ? await media.findFiles(logos) : [];
      const brands = rows.map(({ mediaId, urlPath, ...row }): BrandSummary => {
        const logo = files.find(({ id }) => id === mediaId);
        const page = pageInLanguage(find, 'brand', row.code, urlPath);
        return { ...toNamedEntity('brand', row, find), ...(logo && { logo }), ...(page && { urlPath: page }) };
      });
      return inOrder(codes, brands);
    },
  };
}

function inOrder<T extends NamedEntity>(codes: readonly string[], entities: readonly T[]): T[] {
  const byCode = new Map(entities.map((entity) => [entity.code, entity]));
  return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
}

interface NamedRow {
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
}

function toNamedEntity(
  kind: 'brand' | 'line',
  { code, name, description }: NamedRow,
  find: FindTranslation,
): NamedEntity {
  const own = find(kind, code);
  const text = own?.text ?? description;
  return {
    code,
    name: own?.name ?? name,
    ...(text && { description: text }),
    ...textLanguages({
      name: find.languageOf(kind, code, 'name'),
      description: text ? find.languageOf(kind, code, 'text') : undefined,
    }),
  };
}
