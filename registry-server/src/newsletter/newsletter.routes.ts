import type { App } from '../fastify-app.ts';
import { PrivacyConsentMissing } from './newsletter.errors.ts';

const tags = ['newsletter'];
const error = { $ref: 'Error#' } as const;
const statusSchema = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED'] } },
} as const;
const tokenBody = {
  type: 'object',
  required: ['token'],
  additionalProperties: false,
  properties: { token: { type: 'string', minLength: 20, maxLength: 100 } },
} as const;

/** The newsletter for the forms of the shop. Links in mails lead to pages that post their token here. */
export function newsletterRoutes(app: App): void {
  app.post(
    '/newsletter/subscribe',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Ask for the newsletter; the mailbox is asked to confirm',
        body: {
          type: 'object',
          required: ['email'],
          additionalProperties: false,
          properties: {
            email: { type: 'string', maxLength: 300 },
            privacy: { type: 'boolean', default: false, description: 'Consent to the privacy policy' },
            smsPromotion: { type: 'boolean', default: false },
            phone: { type: 'string', maxLength: 40 },
          },
        },
        response: { 202: statusSchema, 409: error, 422: error, 429: error },
      },
    },
    async (request, reply) => {
      app.newsletter.limit(request);
      const site = app.sites.resolve(request.headers);
      const { email, privacy, smsPromotion, phone } = request.body;
      if (!privacy) throw new PrivacyConsentMissing();
      const wish = { email, smsPromotion, source: 'form', isProven: false, ...(phone ? { phone } : {}) } as const;
      return reply.status(202).send({ status: await app.newsletter.subscribe(wish, site) });
    },
  );

  for (const action of ['confirm', 'unsubscribe'] as const)
    app.post(
      `/newsletter/${action}`,
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: action === 'confirm' ? 'Confirm by the token of the mail' : 'Leave by the token of any newsletter',
          body: tokenBody,
          response: { 200: statusSchema, 422: error, 429: error },
        },
      },
      async (request) => {
        app.newsletter.limit(request);
        const site = app.sites.resolve(request.headers);
        return { status: await app.newsletter[action](request.body.token, site) };
      },
    );
}
