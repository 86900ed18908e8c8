import { closePage, openPage } from '../../../pdf/pdf-page.ts';
import type { OrderDocument } from '../content/document.ts';
import { DOCUMENT_WORDS } from '../content/words.ts';
import { drawHead } from './document-head.ts';
import { renderCreditNote } from './render-credit-note.ts';
import { renderInvoice } from './render-invoice.ts';

/** The document as PDF. The same document gives the same bytes. */
export function renderDocument(document: OrderDocument): Promise<Buffer> {
  const { titles, page: pageOf } = DOCUMENT_WORDS[document.language];
  const page = openPage({
    title: `${titles[document.kind]} ${document.number}`,
    author: document.seller.name,
    createdAt: new Date(`${document.issuedOn}T00:00:00Z`),
  });
  drawHead(page, document);
  if (document.kind === 'correction') renderCreditNote(page, document);
  else renderInvoice(page, document);
  return closePage(page, (number, pages) => `${document.number} · ${pageOf(number, pages)}`);
}
