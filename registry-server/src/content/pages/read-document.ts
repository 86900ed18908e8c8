import { type ContentType, normalizePage, type PageDocument, validateDraft } from '@witryna/module-schemas';
import { PageInvalid } from './pages.errors.ts';

/**
 * The draft that a body holds, in its one form. Only its structure and size are checked: what it says and what its
 * modules are set to is kept as it came, also where it is wrong or of a module that nobody knows.
 * @throws PageInvalid with every fault of structure
 */
export function readDocument(input: unknown, type: ContentType): PageDocument {
  const document = normalizePage(input);
  const faults = validateDraft(document);
  if (faults.length === 0 && document.type !== type)
    faults.push({ path: '/type', rule: 'page-type', message: 'Rodzaju strony nie można zmienić.' });
  if (faults.length > 0) throw new PageInvalid(faults);
  return document;
}
