import type { FastifyReply } from 'fastify';
import type { Paper } from './content/paper.ts';

/** Answers with the paper as PDF, shown in the browser, named after its number. It is nobody's to keep but the buyer's. */
export async function sendPaper(reply: FastifyReply, paper: Paper): Promise<Buffer> {
  // The library is loaded when the first paper is asked for: most servers never draw one.
  const { renderPaper } = await import('./pdf/render-paper.ts');
  const name = paper.number.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${paper.kind}-${name}.pdf"`)
    .header('cache-control', 'private, no-store');
  return renderPaper(paper);
}
