import type { PlacedModule } from '@witryna/module-schemas';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createPagesStore } from '../../content/pages/pages.store.ts';
import { createSitesStore } from '../../content/sites/index.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { up } from './0600-header-and-footer-snippets.ts';

const button = aPlaced('przycisk', 'button', { label: 'Twarz', link: { href: '/twarz' } });
const header = (id: string, name = 'Rosa'): PlacedModule[] => [
  { ...aPlaced(id, 'container', { label: name }), slots: { content: [button.id] } },
  button,
];

describe.each(dialects)('copies of headers and footers on $name', (dialect) => {
  async function aShop() {
    const db = await dialect.openDatabase();
    const { site } = await createSitesStore(db).save(aSite());
    const pages = createPagesStore(db);
    /** A published page with these modules at its top and `main` in its middle. */
    async function add(slug: string, top: readonly PlacedModule[], type: 'page' | 'snippet' = 'page') {
      const main = aPlaced(`${slug}-tresc`, 'heading', { text: slug });
      const document = aDocument({ title: slug }, main, ...top);
      const [first] = top;
      const slots = { top: first ? [first.id] : [], main: [main.id], bottom: [] };
      const page = { ...document, type, slots };
      const { id } = await pages.create({ siteId: site.id, type, slug, isTemplate: false, document: page }, 'Ada');
      return id;
    }
    const publishAll = () =>
      db
        .updateTable('page')
        .set((row) => ({ publishedRevisionId: row.ref('draftRevisionId') }))
        .execute();
    const read = async () => {
      const rows = await db
        .selectFrom('page')
        .innerJoin('page_revision', 'page_revision.id', 'page.draftRevisionId')
        .select(['page.slug', 'page.type', 'page.publishedRevisionId', 'page_revision.document'])
        .orderBy('page.slug')
        .execute();
      return Object.fromEntries(rows.map((row) => [row.slug, { ...row, document: JSON.parse(row.document) }]));
    };
    const properties = async () => (await createSitesStore(db).list())[0]?.properties;
    const migrate = () => up(db as unknown as Kysely<unknown>);
    return { db, add, publishAll, read, properties, migrate };
  }

  test('become one snippet of the site; a page that differs keeps its own', async () => {
    const { add, publishAll, read, properties, migrate } = await aShop();
    await add('pierwsza', header('a'));
    await add('druga', header('b'));
    await add('inna', header('a', 'Iskra'));
    await publishAll();
    await add('szkic', header('c'));
    await migrate();
    const pages = await read();
    expect(await properties()).toMatchObject({ headerSnippet: 'fragmenty/naglowek' });
    expect(await properties()).not.toHaveProperty('footerSnippet');
    expect(pages['fragmenty/naglowek']).toMatchObject({ type: 'snippet', document: { slots: { main: ['a'] } } });
    expect(Object.keys(pages['fragmenty/naglowek']?.document.containers)).toEqual(['a', 'przycisk']);
    expect(pages['fragmenty/naglowek']?.publishedRevisionId).not.toBeNull();
    for (const slug of ['pierwsza', 'druga', 'szkic']) {
      expect(pages[slug]?.document.slots, slug).toEqual({ top: [], main: [`${slug}-tresc`], bottom: [] });
      expect(Object.keys(pages[slug]?.document.containers), slug).toEqual([`${slug}-tresc`]);
    }
    expect(pages.inna?.document.slots.top).toEqual(['a']);
    await migrate();
    expect(await read()).toEqual(pages);
  });

  test('stay where a page has nothing there', async () => {
    const bare = await aShop();
    await bare.add('pierwsza', header('a'));
    await bare.add('druga', header('b'));
    await bare.add('bez', []);
    await bare.publishAll();
    const before = await bare.read();
    await bare.migrate();
    expect(await bare.read()).toEqual(before);
    expect(await bare.properties()).not.toHaveProperty('headerSnippet');
  });

  test('an address that is taken is passed over', async () => {
    const { add, publishAll, properties, migrate } = await aShop();
    await add('pierwsza', header('a'));
    await add('druga', header('b'));
    await add('fragmenty/naglowek', [], 'snippet');
    await publishAll();
    await migrate();
    expect(await properties()).toMatchObject({ headerSnippet: 'fragmenty/naglowek-2' });
  });
});
