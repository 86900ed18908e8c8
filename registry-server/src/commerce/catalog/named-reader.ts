import type { NamedEntity } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';

/** Reads brands and lines, which look alike to a page. */
export function createNamedReader(db: Db, table: 'brand' | 'product_line') {
  return {
    /** In the order asked; those that do not exist are left out. */
    async read(codes: readonly string[]): Promise<NamedEntity[]> {
      if (codes.length === 0) return [];
      const rows = await db
        .selectFrom(table)
        .select(['code', 'name', 'description'])
        .where('code', 'in', [...new Set(codes)])
        .execute();
      const byCode = new Map(rows.map((row) => [row.code, toNamedEntity(row)]));
      return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
    },
  };
}

function toNamedEntity({ description, ...entity }: { code: string; name: string; description: string | null }) {
  return { ...entity, ...(description && { description }) };
}
