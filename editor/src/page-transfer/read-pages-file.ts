import type { ImportBody } from '../api/page-transfer.ts';
import { t } from '../i18n/pl.ts';

const MOST_BYTES = 20 * 1024 * 1024;

type Read = { readonly pages: ImportBody['pages'] } | { readonly fault: string };

/** The pages of a file; what they hold is the server's to judge. */
export async function readPagesFile(file: File): Promise<Read> {
  if (file.size > MOST_BYTES) return { fault: t.pageTransfer.fileTooLarge };
  try {
    const content: unknown = JSON.parse(await file.text());
    if (typeof content === 'object' && content !== null && 'pages' in content && Array.isArray(content.pages))
      return { pages: content.pages as ImportBody['pages'] };
  } catch {
    // No JSON: the sentence below says it.
  }
  return { fault: t.pageTransfer.fileUnreadable };
}
