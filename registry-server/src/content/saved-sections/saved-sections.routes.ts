import { isDriver } from '@witryna/module-schemas';
import type { FastifyRequest } from 'fastify';
import { NotAllowed, type StaffIdentity, staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { pageTextsQuery } from '../page-texts/index.ts';
import { mayChangeSection, nameOfSection } from './change-section.ts';
import { migrateSection, readSection } from './read-section.ts';
import { SavedSectionMissing } from './saved-sections.errors.ts';
import {
  newSectionBody,
  renameSectionBody,
  replaceSectionBody,
  sectionAnswers,
  sectionParams,
} from './saved-sections.schema.ts';
import {
  MOST_SECTIONS,
  readModules,
  type SavedSectionRow,
  type SavedSectionsStore,
  type SectionChange,
  type SectionContent,
} from './saved-sections.store.ts';

const tags = ['saved-sections'];
const editing = { access: 'staff:editor' } as const;

/** Sections that editors keep, to put copies of them on pages. */
export function savedSectionsRoutes(app: App, store: SavedSectionsStore): void {
  app.get(
    '/staff/saved-sections',
    {
      config: { access: 'staff:viewer' },
      schema: { tags, summary: 'All saved sections by name, without what they hold', response: sectionAnswers.list },
    },
    async (request) => {
      const rows = await store.list();
      return { items: rows.map((row) => answerOf(row, staffOf(request))), maximum: MOST_SECTIONS };
    },
  );

  app.get(
    '/staff/saved-sections/texts',
    {
      config: { access: 'staff:viewer' },
      schema: {
        tags,
        summary: 'Find words in the texts of saved sections',
        description: 'As in pages; with a site only those that were saved there.',
        querystring: pageTextsQuery,
        response: sectionAnswers.texts,
      },
    },
    async (request) => {
      const { site, ...words } = request.query;
      const siteId = site === undefined ? undefined : app.sites.require(site).id;
      const staff = staffOf(request);
      const found = await store.findWithWords(words, siteId);
      return { items: found.map(({ section, texts }) => ({ section: answerOf(section, staff), texts })) };
    },
  );

  app.get(
    '/staff/saved-sections/:id',
    {
      config: { access: 'staff:viewer' },
      schema: {
        tags,
        summary: 'A saved section with its modules',
        description: 'Modules are in the newest shape of their kinds. Give them new ids where you put them.',
        params: sectionParams,
        response: sectionAnswers.opened,
      },
    },
    async (request) => {
      const row = await store.find(request.params.id);
      if (!row) throw new SavedSectionMissing();
      return { section: answerOf(row, staffOf(request)), modules: migrateSection(readModules(row.modules)) };
    },
  );

  app.post(
    '/staff/saved-sections',
    {
      config: { ...editing, auditValues: ['name', 'group', 'site'] },
      schema: {
        tags,
        summary: 'Save a section',
        description: 'It must be fit to be published. Pages get copies of it: none of them changes with it later.',
        body: newSectionBody,
        response: sectionAnswers.created,
      },
    },
    async (request, reply) => {
      const named = nameOfSection(request.body);
      const content = await contentOf(named.name, request.body);
      const row = await store.create(named, content, changeBy(request));
      return reply.status(201).send(answerOf(row, staffOf(request)));
    },
  );

  app.patch(
    '/staff/saved-sections/:id',
    {
      config: { ...editing, auditValues: ['name', 'group'] },
      schema: {
        tags,
        summary: 'Call a saved section something else',
        params: sectionParams,
        body: renameSectionBody,
        response: sectionAnswers.changed,
      },
    },
    async (request) => {
      const { id } = request.params;
      await requireOwn(id, request);
      const row = await store.rename(id, request.body.version, nameOfSection(request.body), changeBy(request));
      return answerOf(row, staffOf(request));
    },
  );

  app.put(
    '/staff/saved-sections/:id/modules',
    {
      config: { ...editing, auditValues: ['site'] },
      schema: {
        tags,
        summary: 'Put other modules in place of those of a saved section',
        params: sectionParams,
        body: replaceSectionBody,
        response: sectionAnswers.changed,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { name } = await requireOwn(id, request);
      const content = await contentOf(name, request.body);
      const row = await store.replace(id, request.body.version, content, changeBy(request));
      return answerOf(row, staffOf(request));
    },
  );

  app.delete(
    '/staff/saved-sections/:id',
    {
      config: editing,
      schema: {
        tags,
        summary: 'Delete a saved section',
        description: 'Pages that have copies of it keep them.',
        params: sectionParams,
        response: sectionAnswers.removed,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireOwn(id, request);
      if (!(await store.remove(id))) throw new SavedSectionMissing();
      return reply.status(204).send(null);
    },
  );

  /** A section that this person may change: their own, or any for those who publish. */
  async function requireOwn(id: number, request: FastifyRequest) {
    const row = await store.find(id);
    if (!row) throw new SavedSectionMissing();
    const staff = staffOf(request);
    if (!mayChangeSection(row, staff)) throw new NotAllowed({ role: staff.role, needed: 'publisher' });
    return row;
  }

  async function contentOf(
    name: string,
    { site, modules }: { readonly site?: string; readonly modules: unknown[] },
  ): Promise<SectionContent> {
    const { id, language } = app.sites.require(site);
    return { siteId: id, language, modules: await readSection(app.db, id, name, modules) };
  }

  function answerOf(row: SavedSectionRow, staff: StaffIdentity) {
    const { id, name, groupName, siteId, language, drivers, moduleCount, version, updatedBy } = row;
    return {
      id,
      name,
      language,
      moduleCount,
      unknownDrivers: drivers.filter((driver) => !isDriver(driver)),
      version,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      updatedBy,
      mayChange: mayChangeSection(row, staff),
      ...(groupName !== null && { group: groupName }),
      ...(siteId !== null && { site: app.sites.require(String(siteId)).code }),
    };
  }
}

const changeBy = (request: FastifyRequest): SectionChange => ({ staff: staffOf(request), now: new Date() });
