import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createPagesStore } from '../../content/pages/pages.store.ts';
import { createSitesStore } from '../../content/sites/index.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { up as makeContent } from './0525-authors-and-categories.ts';
import { up as fillLists } from './0526-article-lists.ts';

describe.each(dialects)('authors and categories that were names, on $name', (dialect) => {
  test('become content that articles refer to; a second time changes nothing', async () => {
    const db = await dialect.openDatabase();
    const anyDb = db as unknown as Kysely<unknown>;
    const { site } = await createSitesStore(db).save(aSite());
    const pages = createPagesStore(db);
    const add = async (slug: string, contentProperties: object) => {
      const document = {
        ...aDocument({ title: slug }),
        type: 'article' as const,
        contentProperties: { ...contentProperties },
      };
      const { id } = await pages.create({ siteId: site.id, type: 'article', slug, isTemplate: false, document }, 'Ada');
      return id;
    };
    // Names that nothing stands behind cannot be published now, but they were.
    const first = await add('pierwszy', {
      author: 'Marta Lipińska',
      categories: ['Składy', 'Pielęgnacja'],
      kolor: 'len',
    });
    await add('drugi', { author: 'Marta Lipińska', categories: ['Składy'], tags: ['SPF'] });
    await add('trzeci', { author: '!', categories: 'Składy' });
    await add('czwarty', { lead: 'Bez autora' });
    await db
      .updateTable('page')
      .set((row) => ({ publishedRevisionId: row.ref('draftRevisionId') }))
      .execute();
    const documents = async () => {
      const rows = await db
        .selectFrom('page')
        .innerJoin('page_revision', 'page_revision.id', 'page.draftRevisionId')
        .select(['page.slug', 'page.type', 'page_revision.document'])
        .orderBy('page.slug')
        .execute();
      return rows.map(({ slug, type, document }) => [slug, type, JSON.parse(document).contentProperties]);
    };

    await makeContent(anyDb);
    const once = await documents();
    expect(once).toEqual([
      ['autorzy/bez-nazwy', 'author', { name: '!' }],
      ['autorzy/marta-lipinska', 'author', { name: 'Marta Lipińska' }],
      ['czwarty', 'article', { lead: 'Bez autora' }],
      [
        'drugi',
        'article',
        { author: 'autorzy/marta-lipinska', categories: ['kategorie-artykulow/sklady'], tags: ['SPF'] },
      ],
      ['kategorie-artykulow/pielegnacja', 'article-category', { name: 'Pielęgnacja' }],
      ['kategorie-artykulow/sklady', 'article-category', { name: 'Składy' }],
      [
        'pierwszy',
        'article',
        {
          author: 'autorzy/marta-lipinska',
          categories: ['kategorie-artykulow/sklady', 'kategorie-artykulow/pielegnacja'],
          kolor: 'len',
        },
      ],
      ['trzeci', 'article', { author: 'autorzy/bez-nazwy', categories: 'Składy' }],
    ]);
    await makeContent(anyDb);
    expect(await documents()).toEqual(once);

    await db.schema.dropTable('page_article_term').execute();
    await db.schema.alterTable('page').dropColumn('parentSlug').execute();
    await fillLists(anyDb);
    const terms = await db
      .selectFrom('page_article_term')
      .selectAll()
      .where('pageId', '=', first)
      .orderBy('kind')
      .orderBy('code')
      .execute();
    expect(terms.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'author marta-lipinska',
      'category pielegnacja',
      'category sklady',
    ]);
    const query = { kind: 'author', key: 'autorzy/marta-lipinska', pageSize: 9, page: 1, chosen: {} } as const;
    expect((await pages.findListing({ siteId: site.id, query, offered: [] })).total).toBe(2);
  });
});
