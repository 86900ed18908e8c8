import type { ImportBody } from '../api/content/page-transfer.ts';
import { t } from '../i18n/pl.ts';

const MOST_BYTES = 20 * 1024 * 1024;

type Read = Pick<ImportBody, 'pages' | 'sections'> | { readonly fault: string };

/** The pages of a file, and the saved sections where it has any; what they hold is the server's to judge. */
export async function readPagesFile(file: File): Promise<Read> {
  if (file.size > MOST_BYTES) return { fault: t.pageTransfer.fileTooLarge };
  try {
    const content: unknown = JSON.parse(await file.text());
    if (typeof content === 'object' && content !== null && 'pages' in content && Array.isArray(content.pages)) {
      const sections = 'sections' in content && Array.isArray(content.sections) ? content.sections : [];
      return { pages: content.pages, ...(sections.length > 0 && { sections }) };
    }
  } catch {
    // No JSON: the sentence below says it.
  }
  return { fault: t.pageTransfer.fileUnreadable };
}
