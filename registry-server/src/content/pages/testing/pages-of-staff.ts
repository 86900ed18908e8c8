import { beforeAll, expect } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { dialects } from '../../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';

/** Pages that an editor and a publisher work on, in an app of its own; for one file of tests. */
export function pagesOfStaff(dialect: (typeof dialects)[number]) {
  let running: App;
  let editor: StaffClient;
  let publisher: StaffClient;

  beforeAll(async () => {
    running = await buildTestApp(dialect);
    editor = await signedIn(running, 'editor');
    publisher = await signedIn(running, 'publisher');
  });

  const app = () => running;
  const byEditor: StaffClient['inject'] = (request) => editor.inject(request);
  const byPublisher: StaffClient['inject'] = (request) => publisher.inject(request);

  let count = 0;
  /** A new page at an address of its own. */
  const aPage = async (payload: object = {}) => {
    count += 1;
    const body = { type: 'page', title: 'O nas', urlPath: `/strona-${count}`, ...payload };
    const response = await byEditor({ method: 'POST', url: '/staff/pages', payload: body });
    expect(response.statusCode).toBe(201);
    return response.json();
  };
  const save = (id: number, payload: object) => byEditor({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload });
  const read = async (id: number) => (await byEditor({ url: `/staff/pages/${id}` })).json();
  return { app, byEditor, byPublisher, aPage, save, read };
}
