import type { App } from '../fastify-app.ts';
import { mailShopOf } from './mail-shop-of.ts';
import { renderMail } from './render-mail.ts';
import { mailSamples } from './template-samples.ts';
import { type MailTemplateName, mailTemplates } from './templates.ts';

const tags = ['mail'];
const names = Object.keys(mailTemplates) as MailTemplateName[];
const access = { access: 'staff:viewer' } as const;

/** Previews of all mail templates with sample data, for staff. */
export function mailTemplatesRoutes(app: App): void {
  app.get(
    '/staff/mails/templates',
    {
      config: access,
      schema: {
        tags,
        summary: 'Templates of mails, with their subjects',
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { language: { type: 'string', enum: ['pl', 'en'], default: 'pl' } },
        },
        response: {
          200: {
            type: 'array',
            items: {
              type: 'object',
              required: ['template', 'subject'],
              properties: { template: { type: 'string' }, subject: { type: 'string' } },
            },
          },
        },
      },
    },
    async ({ query: { language } }) =>
      names.map((template) => ({ template, subject: rendered(template, language).subject })),
  );

  app.get(
    '/staff/mails/templates/:template/:language',
    {
      config: access,
      schema: {
        tags,
        summary: 'A mail with sample data: subject, HTML, plain text',
        params: {
          type: 'object',
          required: ['template', 'language'],
          properties: { template: { type: 'string', enum: names }, language: { type: 'string', enum: ['pl', 'en'] } },
        },
        response: {
          200: {
            type: 'object',
            required: ['subject', 'html', 'text'],
            properties: { subject: { type: 'string' }, html: { type: 'string' }, text: { type: 'string' } },
          },
        },
      },
    },
    async ({ params: { template, language } }) => ({ ...rendered(template, language) }),
  );

  function rendered(template: MailTemplateName, language: 'pl' | 'en') {
    return renderMail(template, mailSamples[template], { language, shop: mailShopOf(app.sites.require(undefined)) });
  }
}
