import type { PageDocument } from '@witryna/module-schemas';
import { expect } from 'vitest';
import { aDocument } from './a-document.ts';
import type { StaffClient } from './staff-client.ts';

/** What a new page is made of; the rest is ordinary. */
export interface PublishedPart {
  readonly urlPath: string;
  readonly type?: PageDocument['type'];
  readonly title?: string;
  /** What of its document is out of the ordinary. */
  readonly document?: Partial<PageDocument>;
  readonly site?: string;
  readonly isTemplate?: boolean;
  readonly translationGroup?: string;
}

/** Writes a page as an editor does, publishes it, and tells its id. */
export async function publishPage(staff: StaffClient, { document, ...page }: PublishedPart): Promise<number> {
  const { type = 'page', title = `Strona ${page.urlPath}` } = page;
  const payload = { ...page, type, title, document: { ...aDocument({ title }), ...document, type } };
  const created = await staff.inject({ method: 'POST', url: '/staff/pages', payload });
  expect(created.statusCode, created.body).toBe(201);
  const { id } = created.json().page;
  const url = `/staff/pages/${id}/publish`;
  const published = await staff.inject({ method: 'POST', url, payload: { version: 1 } });
  expect(published.statusCode, published.body).toBe(200);
  return id;
}
