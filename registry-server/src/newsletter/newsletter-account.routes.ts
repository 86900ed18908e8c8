import type { FastifyRequest } from 'fastify';
import type { Site } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { accountOf } from '../identity/customers/index.ts';
import type { SmsWish } from './account-newsletter.ts';
import type { SubscribingCustomer } from './customer-subscription.ts';
import { PrivacyConsentMissing } from './newsletter.errors.ts';
import type { Subscription } from './newsletter.store.ts';
import { newsletterState, newsletterStateSchema } from './newsletter-state.ts';

const tags = ['newsletter'];
const error = { $ref: 'Error#' } as const;
const response = { 200: newsletterStateSchema, 401: error, 422: error, 429: error } as const;
const PHONE_LENGTH = 40;

type Choice = (customer: SubscribingCustomer, site: Site) => Promise<Subscription | undefined>;

/** What a customer decides about the newsletter in the account. */
export function newsletterAccountRoutes(app: App): void {
  async function decide(request: FastifyRequest, choose: Choice) {
    app.newsletter.limit(request);
    const customer = await accountOf(app, request);
    const subscription = await choose(customer, app.sites.resolve(request.headers));
    return newsletterState(subscription, customer.emailConfirmedAt !== null);
  }

  app.put(
    '/me/subscriptions/newsletter',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Subscribe the signed-in customer to the newsletter, or end it; text messages stay as they are',
        body: {
          type: 'object',
          required: ['isSubscribed'],
          additionalProperties: false,
          properties: {
            isSubscribed: { type: 'boolean' },
            privacy: { type: 'boolean', default: false, description: 'Consent to the privacy policy' },
          },
        },
        response,
      },
    },
    (request) => {
      const { isSubscribed, privacy } = request.body;
      return decide(request, (customer, site) => {
        if (isSubscribed && !privacy) throw new PrivacyConsentMissing();
        return app.newsletter.chooseEmail(customer, isSubscribed, site);
      });
    },
  );

  app.post(
    '/me/subscriptions/newsletter/confirmation',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'Send the link that the newsletter waits for once more', response },
    },
    (request) => decide(request, app.newsletter.askAgain),
  );

  app.put(
    '/me/subscriptions/sms',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Consent to promotion by text message, or withdraw it; the newsletter stays as it is',
        body: {
          type: 'object',
          required: ['isGranted'],
          additionalProperties: false,
          properties: { isGranted: { type: 'boolean' }, phone: { type: 'string', maxLength: PHONE_LENGTH } },
        },
        response,
      },
    },
    (request) => {
      const { isGranted, phone = '' } = request.body;
      const wish: SmsWish = isGranted ? { isGranted, phone } : { isGranted };
      return decide(request, (customer, site) => app.newsletter.chooseSms(customer, wish, site));
    },
  );
}
