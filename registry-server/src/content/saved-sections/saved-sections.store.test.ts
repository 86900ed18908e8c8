import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { createStaffUsersStore } from '../../identity/staff/users.store.ts';
import { aMediaFile } from '../../testing/a-catalogue.ts';
import { aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { openConnections } from '../../testing/open-connections.ts';
import { createReferencesStore } from '../references/references.store.ts';
import { createSitesStore } from '../sites/index.ts';
import type { SectionModules } from './read-section.ts';
import {
  SavedSectionChanged,
  SavedSectionMissing,
  SavedSectionNameTaken,
  TooManySavedSections,
} from './saved-sections.errors.ts';
import { createSavedSectionsStore, MOST_SECTIONS, readModules } from './saved-sections.store.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const HEADING: SectionModules = [aPlaced('h', 'heading')];
const named = (name: string, group: string | null = null) => ({ name, group });
const picture = (file: number): SectionModules => [aPlaced('i', 'image', { image: { file } })];

describe.each(dialects)('the store of saved sections on $name', ({ openDatabase }) => {
  let db: Db;
  let siteId: number;
  let by: { readonly staff: { readonly id: number; readonly name: string }; readonly now: Date };

  beforeEach(async () => {
    db = await openDatabase();
    siteId = (await createSitesStore(db).save(aSite())).site.id;
    const email = `${randomUUID()}@rosailen.example`;
    const person = { email, name: 'Zofia', role: 'editor', passwordHash: '', createdAt: NOW } as const;
    const { id } = await createStaffUsersStore(db).create(person);
    by = { staff: { id, name: 'Zofia' }, now: NOW };
  });

  const store = () => createSavedSectionsStore(db);
  const create = (name: string, modules = HEADING) =>
    store().create(named(name), { siteId, language: 'pl', modules }, by);
  const usersOf = async (file: number) => {
    const { sections } = await createReferencesStore(db).findSections({ kind: 'file', key: String(file) });
    return sections.map(({ name }) => name);
  };

  test('lists sections by name with who saved them, and keeps what they hold as it came', async () => {
    const box = { ...aPlaced('k', 'container'), slots: { content: ['h'] } };
    await create('Żurawina', [box, ...HEADING]);
    await create('Baner');
    const listed = await store().list();
    expect(listed.map(({ name }) => name)).toEqual(['Baner', 'Żurawina']);
    const [, last] = listed;
    expect(last).toMatchObject({ drivers: ['container', 'heading'], moduleCount: 2, version: 1, siteId });
    expect(last).toMatchObject({ createdById: by.staff.id, updatedBy: 'Zofia', updatedAt: NOW });
    expect(last).not.toHaveProperty('modules');
    const { modules = '' } = (await store().find(last?.id ?? 0)) ?? {};
    expect(readModules(modules)).toEqual([box, ...HEADING]);
  });

  test('names differ by more than case and accents', async () => {
    const { id } = await create('Rosa');
    await expect(create('ROSĄ')).rejects.toBeInstanceOf(SavedSectionNameTaken);
    const other = await create('Len');
    await expect(store().rename(other.id, 1, named('rosa'), by)).rejects.toBeInstanceOf(SavedSectionNameTaken);
    await store().remove(id);
    expect((await store().rename(other.id, 1, named('rosa', 'Nowe'), by)).groupName).toBe('Nowe');
  });

  test('of two who change the same version the second is refused', async () => {
    const { id } = await create('Rosa');
    const renamed = await store().rename(id, 1, named('Rosa i len'), { ...by, now: LATER });
    expect(renamed).toMatchObject({ version: 2, updatedAt: LATER, createdAt: NOW });
    const content = { siteId, language: 'pl', modules: HEADING };
    await expect(store().replace(id, 1, content, by)).rejects.toBeInstanceOf(SavedSectionChanged);
    expect((await store().replace(id, 2, content, by)).version).toBe(3);
    expect(await store().remove(id)).toBe(true);
    expect(await store().remove(id)).toBe(false);
    await expect(store().rename(id, 3, named('Rosa'), by)).rejects.toBeInstanceOf(SavedSectionMissing);
  });

  test('what a section shows is in use until it shows something else, or is gone', async () => {
    const [first, second] = [await aMediaFile(db, 'a'), await aMediaFile(db, 'b')];
    const { id } = await create('Rosa', picture(first));
    expect(await usersOf(first)).toEqual(['Rosa']);
    await store().replace(id, 1, { siteId, language: 'pl', modules: picture(second) }, by);
    expect([await usersOf(first), await usersOf(second)]).toEqual([[], ['Rosa']]);
    await store().remove(id);
    expect(await usersOf(second)).toEqual([]);
  });

  test('sections that were read by older schemas are read anew, once', async () => {
    const file = await aMediaFile(db, 'a');
    await create('Rosa', picture(file));
    await db.deleteFrom('saved_section_reference').execute();
    expect(await store().indexOlder()).toBe(0);
    await db.updateTable('saved_section').set({ indexedBy: 'older' }).execute();
    expect(await store().indexOlder()).toBe(1);
    expect(await usersOf(file)).toEqual(['Rosa']);
    expect(await store().indexOlder()).toBe(0);
  });

  test('there is an end to how many are kept, also for people who save the last one at once', async () => {
    const { id } = await create('Rosa');
    const { modules, ...row } = await db.selectFrom('saved_section').selectAll().executeTakeFirstOrThrow();
    const { id: _, ...kept } = row;
    const others = Array.from({ length: MOST_SECTIONS - 1 }, (_each, at) => ({
      ...kept,
      modules,
      drivers: JSON.stringify(row.drivers),
      name: `Rosa ${at}`,
      nameKey: `rosa ${at}`,
    }));
    await db.insertInto('saved_section').values(others).execute();
    await expect(create('Len')).rejects.toBeInstanceOf(TooManySavedSections);
    await store().remove(id);
    await openConnections(db, 3);
    const outcomes = await Promise.allSettled(['Len', 'Mech', 'Wrzos'].map((name) => create(name)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('a section outlives its site and who saved it', async () => {
    const { id } = await create('Rosa');
    await db.deleteFrom('staff_user').execute();
    await db.deleteFrom('site').execute();
    expect(await store().find(id)).toMatchObject({ siteId: null, createdById: null, language: 'pl' });
  });
});
