import { Readable } from 'node:stream';
import fp from 'fastify-plugin';
import { isRoleEnough, NotAllowed, staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { exportPages } from './export-pages.ts';
import { importPages } from './import-pages.ts';
import { importSections } from './import-sections.ts';
import { exportQuery, importAnswer, importBody } from './page-transfer.schema.ts';

const tags = ['pages'];
/** A file of many pages is larger than what other routes take. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Pages as JSON: `GET /staff/pages/export`, `POST /staff/pages/import`. */
export const pageTransferPlugin = fp(
  async (app: App) => {
    app.get(
      '/staff/pages/export',
      {
        config: { access: 'staff:viewer', apiScope: 'content:read' },
        schema: { tags, summary: 'Pages as a JSON file, as they are being edited', querystring: exportQuery },
      },
      async ({ query: { site, type, ids, sections } }, reply) => {
        const siteId = site === undefined ? undefined : app.sites.require(site).id;
        const chosen = ids?.split(',').map(Number);
        // Before the answer begins: a page that is not there is told.
        for (const id of chosen ?? []) await app.pages.readDraft(id);
        const pieces = exportPages(app, {
          sections,
          ...(siteId !== undefined && { siteId }),
          ...(type && { type }),
          ...(chosen && { ids: chosen }),
        });
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="strony.json"')
          .send(Readable.from(pieces, { objectMode: false }));
      },
    );

    app.post(
      '/staff/pages/import',
      {
        bodyLimit: MOST_BYTES,
        config: { access: 'staff:editor', auditValues: ['dryRun', 'publish', 'replaceSections', 'site'] },
        schema: {
          tags,
          summary: 'Import pages, each for itself, with a report',
          description:
            'With `dryRun` nothing is written. The same file twice changes nothing. Saved sections are found by name.',
          body: importBody,
          response: importAnswer,
        },
      },
      async (request) => {
        const { dryRun: isDryRun, publish, site, pages, sections = [], replaceSections: replaces } = request.body;
        const staff = staffOf(request);
        const { role, name } = staff;
        if (publish && !isRoleEnough(role, 'publisher')) throw new NotAllowed({ role, needed: 'publisher' });
        const items = await importPages(app, pages, { isDryRun, publish, defaultSite: site, by: name });
        // After the pages, which they may lead to.
        const reports = await importSections(app, sections, { isDryRun, replaces, defaultSite: site, staff });
        return { isDryRun, items, sections: reports };
      },
    );
  },
  { name: 'page-transfer', dependencies: ['pages', 'saved-sections', 'sites'] },
);
