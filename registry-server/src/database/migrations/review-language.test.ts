import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createSitesStore } from '../../content/sites/index.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { up } from './0753-review-language.ts';

describe.each(dialects)('reviews that had no language, on $name', (dialect) => {
  test('are taken to be in that of the first site', async () => {
    const db = await dialect.openDatabase();
    const sites = createSitesStore(db);
    await sites.save(aSite({ language: 'cs-CZ' }));
    await sites.save(aSite({ code: 'de', language: 'de-DE', domain: 'de.x', isDefault: false }));
    await db.schema.alterTable('product_review').dropColumn('language').execute();
    await sql`
      insert into product_review
        ("productSku", nickname, summary, text, "textHash", rating, "isVerified", status, "createdAt", "searchText")
      values ('P1', 'Jana', 'Dobrý', 'Dobrý krém.', 'x', 5, ${dialect.name === 'SQLite' ? 1 : true}, 'approved',
        '2026-10-01T08:00:00Z', '')
    `.execute(db);
    await up(db as unknown as Kysely<unknown>);
    expect(await db.selectFrom('product_review').select(['language', 'text']).execute()).toEqual([
      { language: 'cs', text: 'Dobrý krém.' },
    ]);
  });
});
