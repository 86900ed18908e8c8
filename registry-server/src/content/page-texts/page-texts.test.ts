import type { PageDocument } from '@witryna/module-schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { createPagesStore } from '../pages/pages.store.ts';
import { createSitesStore } from '../sites/index.ts';
import { createPageTextsStore, MAX_FOUND_PAGES } from './page-texts.store.ts';

const BY = 'Zofia Lniana';

describe.each(dialects)('words in the texts of pages on $name', ({ openDatabase }) => {
  let db: Db;
  let siteId: number;

  beforeEach(async () => {
    db = await openDatabase();
    siteId = (await createSitesStore(db).save(aSite())).site.id;
  });

  async function aPage(slug: string, document: PageDocument, site = siteId): Promise<number> {
    const page = { siteId: site, type: document.type, slug, isTemplate: false, document };
    return (await createPagesStore(db).create(page, BY)).id;
  }
  const aHeading = (text: string) => aPlaced('h', 'heading', { text });
  async function find(search: string, more: { siteId?: number; matchCase?: boolean; wholeWords?: boolean } = {}) {
    const { items, isWhole } = await createPageTextsStore(db).find({
      search,
      matchCase: false,
      wholeWords: false,
      ...more,
    });
    expect(isWhole).toBe(true);
    return items.map(({ page, texts }) => [page.slug, ...texts.map(({ text }) => text)]);
  }

  test('are found in drafts with the place where they stand, by title', async () => {
    await aPage('b', aDocument({ title: 'Żel' }, aHeading('Dostawa od 99\u00a0zł')));
    await aPage('a', aDocument({ title: 'Dostawa' }, aHeading('Inne słowa')));
    expect(await find('DOSTAWA')).toEqual([
      ['a', 'Dostawa'],
      ['b', 'Dostawa od 99\u00a0zł'],
    ]);
    const { items } = await createPageTextsStore(db).find({ search: '99 zł', matchCase: true, wholeWords: false });
    expect(items[0]?.texts).toEqual([
      { path: '/containers/h/settings/text', text: 'Dostawa od 99\u00a0zł', placedModuleId: 'h', driver: 'heading' },
    ]);
    expect(await find('dostawa', { matchCase: true })).toEqual([]);
    expect(await find('słow')).toEqual([['a', 'Inne słowa']]);
    expect(await find('słow', { wholeWords: true })).toEqual([]);
  });

  test('are looked for in the draft, not in what readers see', async () => {
    const id = await aPage('a', aDocument({ title: 'Strona' }, aHeading('Stare')));
    await createPagesStore(db).publish(id, 1, BY);
    await createPagesStore(db).saveDraft(
      id,
      { version: 1, document: aDocument({ title: 'Strona' }, aHeading('Nowe')) },
      BY,
    );
    expect(await find('stare')).toEqual([]);
    expect(await find('nowe')).toEqual([['a', 'Nowe']]);
  });

  test('are found in one site alone where that is asked for', async () => {
    const other = (await createSitesStore(db).save(aSite({ code: 'en' }))).site.id;
    await aPage('a', aDocument({ title: 'Len' }));
    await aPage('b', aDocument({ title: 'Len' }), other);
    expect(await find('len', { siteId: other })).toEqual([['b', 'Len']]);
  });

  test('an answer names no more pages than it may, and says so', async () => {
    for (let at = 0; at <= MAX_FOUND_PAGES; at += 1) await aPage(`strona-${at}`, aDocument({ title: 'Len' }));
    const { items, isWhole } = await createPageTextsStore(db).find({
      search: 'len',
      matchCase: false,
      wholeWords: false,
    });
    expect([items.length, isWhole]).toEqual([MAX_FOUND_PAGES, false]);
  });
});
