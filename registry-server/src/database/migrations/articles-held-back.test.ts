import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createPagesStore } from '../../content/pages/pages.store.ts';
import { createSitesStore } from '../../content/sites/index.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { up } from './0492-articles-held-back.ts';

describe.each(dialects)('articles published before delayed publication existed, on $name', (dialect) => {
  test('get the publication date of their content properties', async () => {
    const db = await dialect.openDatabase();
    const { site } = await createSitesStore(db).save(aSite());
    const pages = createPagesStore(db);
    const add = async (slug: string, contentProperties: object, type: 'article' | 'page' = 'article') => {
      const document = { ...aDocument({ title: slug }), type, contentProperties: { ...contentProperties } };
      const { id } = await pages.create({ siteId: site.id, type, slug, isTemplate: false, document }, 'Ada');
      if (!slug.startsWith('szkic')) await pages.publish(id, 1, 'Ada');
    };
    await add('jutro', { publicationDate: '2099-12-01' });
    await add('opozniony', { delayed: '2099-12-01T08:00:00Z' });
    await add('bez-daty', { publicationDate: 'jutro' }).catch(() => undefined);
    await add('szkic', { publicationDate: '2099-12-01' });
    await add('strona', { publicationDate: '2099-12-01' }, 'page');
    await db.schema.alterTable('page').dropColumn('visibleFrom').execute();
    await up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('page').select(['slug', 'visibleFrom']).orderBy('id').execute();
    expect(rows.map(({ slug, visibleFrom }) => [slug, visibleFrom?.toISOString()])).toEqual([
      ['jutro', '2099-11-30T23:00:00.000Z'],
      ['opozniony', '2099-12-01T08:00:00.000Z'],
      ['bez-daty', undefined],
      ['szkic', undefined],
      ['strona', undefined],
    ]);
  });
});
