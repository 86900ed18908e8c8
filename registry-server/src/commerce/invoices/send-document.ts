import type { FastifyReply } from 'fastify';
import type { OrderDocument } from './content/document.ts';

/** Answers with the document as PDF, shown in the browser, named after its number. It is nobody's to keep but the buyer's. */
export async function sendDocument(reply: FastifyReply, document: OrderDocument): Promise<Buffer> {
  // The library is loaded when the first document is asked for: most servers never draw one.
  const { renderDocument } = await import('./pdf/render-document.ts');
  const name = document.number.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${document.kind}-${name}.pdf"`)
    .header('cache-control', 'private, no-store');
  return renderDocument(document);
}
