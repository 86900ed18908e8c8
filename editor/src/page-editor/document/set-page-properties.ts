import type { PageDocument, PageMeta, Theme } from '@witryna/module-schemas';
import { diffFields } from './change-fields.ts';
import { makeEdit } from './make-edit.ts';
import type { Edit, PageOperation, PagePart } from './page-patch.ts';

/** What may be set on a page beside its modules; what is absent stays. */
export interface PageProperties {
  readonly title?: string;
  readonly theme?: Theme;
  /** The whole of the meta data. */
  readonly meta?: PageMeta;
  /** The whole of the content's own properties. */
  readonly contentProperties?: Readonly<Record<string, unknown>>;
}

/** Sets properties of the page; undefined when nothing differs. */
export function setPageProperties(page: PageDocument, properties: PageProperties): Edit | undefined {
  const { title = page.title, theme = page.theme } = properties;
  const patch = [
    change('head', { title: page.title, theme: page.theme }, { title, theme }),
    change('meta', page.properties.meta, properties.meta ?? page.properties.meta),
    change('contentProperties', page.contentProperties, properties.contentProperties ?? page.contentProperties),
  ].flat();
  return patch.length === 0 ? undefined : makeEdit('page', page, patch);
}

function change(part: PagePart, before: object, after: object): PageOperation[] {
  const changes = diffFields({ ...before }, { ...after });
  return changes ? [{ op: 'page', part, ...changes }] : [];
}
