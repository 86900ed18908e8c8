import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import type { Payments } from '../payments.ts';

const tags = ['payments'];
const error = { $ref: 'Error#' } as const;
const DAY_S = 86_400;

/** Headers of a picture that somebody else drew: run by nothing, also where it is opened by itself. */
const PICTURE_HEADERS = {
  'cache-control': `public, max-age=${DAY_S}`,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** What of Przelewy24 is shown in the checkout, through the shop's own origin. */
export function przelewy24Routes(app: App, payments: Pick<Payments, 'przelewy24Picture' | 'przelewy24Terms'>): void {
  app.get(
    '/payments/przelewy24/methods/:id/picture',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The picture of a bank or wallet of Przelewy24',
        params: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', maxLength: 9, pattern: '^[0-9]{1,9}$' } },
        },
        response: { 404: error },
      },
    },
    async ({ params: { id } }, reply) => {
      const picture = await payments.przelewy24Picture(id).catch(() => undefined);
      if (!picture) throw new NotFound();
      return reply.headers(PICTURE_HEADERS).type(picture.mime).send(picture.bytes);
    },
  );

  app.get(
    '/payments/przelewy24/documents/:document',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Leads to the terms of Przelewy24, or to what it informs payers of',
        params: {
          type: 'object',
          required: ['document'],
          properties: { document: { enum: ['terms', 'information'] } },
        },
        response: { 404: error },
      },
    },
    async ({ params: { document } }, reply) => {
      const addresses = payments.przelewy24Terms();
      if (!addresses) throw new NotFound();
      return reply.header('cache-control', `public, max-age=${DAY_S}`).redirect(addresses[document], 302);
    },
  );
}
