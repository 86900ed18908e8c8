import { errorSentence } from '../../../error-messages/error-messages.ts';
import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { languageOfRequest } from '../../../http/language-of-request.ts';
import { createRateLimit } from '../../../work/rate-limit.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { saveNotification } from './webhook-inbox.store.ts';

const MOST_BYTES = 256 * 1024;
/** Refused ones that are noted, of each provider and fault: anybody can send forged ones by the million. */
const NOTED = { burst: 50, perHour: 600 };
const error = { $ref: 'Error#' } as const;

export interface NotificationRoutesOptions {
  readonly deps: PaymentDeps;
  /** Called for each notification that is new, once it is written down; not waited for. */
  readonly onNotification: (notificationId: number) => void;
}

/** Where providers tell what became of payments. The raw body is kept, since that is what they sign. */
export async function notificationRoutes(app: App, { deps, onNotification }: NotificationRoutesOptions): Promise<void> {
  const mayRecord = createRateLimit({ ...NOTED, now: () => deps.now().getTime() });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );

    scope.post<{ Params: { provider: string } }>(
      '/payments/notifications/:provider',
      {
        bodyLimit: MOST_BYTES,
        config: { access: 'public' },
        schema: {
          tags: ['payments'],
          summary: 'Notifications of payment providers, by their own protocols',
          description:
            'Answered once they are written down; 400 when they are not believed, 503 when they cannot be judged now.',
          params: {
            type: 'object',
            required: ['provider'],
            properties: { provider: { type: 'string', maxLength: 40 } },
          },
          response: { 400: error, 404: error, 413: error, 503: error },
        },
      },
      async (request, reply) => {
        const { params, body, headers } = request;
        const provider = deps.providers.named(params.provider);
        if (!provider) throw new NotFound();
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const notification = await provider.verifyNotification(rawBody, headers);
        if (notification.kind === 'refused') {
          const { fault } = notification;
          if (mayRecord(`${provider.name}:${fault}`)) {
            deps.log.warn({ provider: provider.name, fault }, 'a payment notification was refused');
            await recordRefused(deps, provider.name, fault);
          }
          const message = errorSentence('notification-refused', languageOfRequest(request));
          return reply.status(400).send({ code: 'notification-refused', message });
        }
        if (notification.kind !== 'ignored') {
          const id = await saveNotification(deps.db, provider.name, notification, deps.now());
          if (id !== undefined) onNotification(id);
        }
        const { status, body: text } = provider.acknowledgement ?? { status: 200, body: '' };
        return reply.status(status).send(text);
      },
    );
  });
}

/** One row a day. */
function recordRefused(
  { db, now }: PaymentDeps,
  provider: string,
  kind: 'signature' | 'malformed' | 'merchant',
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  return recordIncident(db, { kind, subject: `${provider}:${day}`, provider, now: now() });
}
