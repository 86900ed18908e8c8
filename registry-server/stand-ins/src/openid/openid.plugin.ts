import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import { findPerson } from '../demo-people.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { sendPeoplePage } from '../pages/people-page.ts';

const PREFIX = '/oidc';
const SIGN_IN = '/logowanie';

type Interaction = { Params: { uid: string }; Body: { person?: string } };

/** Sign-in in the manner of Google: an OpenID provider with discovery at `/oidc/.well-known/openid-configuration`. */
export async function openidPlugin(
  app: FastifyInstance,
  { config }: { readonly config: StandInsConfig },
): Promise<void> {
  let provider: ReturnType<typeof load> | undefined;
  const load = async () => {
    // The provider is large: it is loaded when the first person signs in.
    const { createOpenidProvider } = await import('./openid-provider.ts');
    const signInPath = (uid: string) => `${SIGN_IN}/${uid}`;
    return createOpenidProvider({ issuer: `${config.url}${PREFIX}`, storefrontUrl: config.storefrontUrl, signInPath });
  };
  const theProvider = () => {
    provider ??= load();
    return provider;
  };

  await app.register(async (scope) => {
    // It reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${PREFIX}/*`, async (request, reply) => {
      const handle = (await theProvider()).callback();
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(PREFIX.length);
      await handle(raw, reply.raw);
    });
  });

  app.get<Interaction>(`${SIGN_IN}/:uid`, async (request, reply) => {
    const isOpen = await isUnderWay(request.raw, reply.raw);
    if (!isOpen)
      return sendPage(reply.status(404), 'Logowanie wygasło', html`<p>Wróć do sklepu i spróbuj jeszcze raz.</p>`);
    return sendPeoplePage(reply, { title: 'Logowanie zastępcze', action: `${SIGN_IN}/${request.params.uid}` });
  });

  app.post<Interaction>(`${SIGN_IN}/:uid`, async (request, reply) => {
    if (!(await isUnderWay(request.raw, reply.raw))) return reply.redirect(`${SIGN_IN}/${request.params.uid}`, 303);
    const person = findPerson(request.body.person ?? '');
    const result = person
      ? { login: { accountId: person.id, remember: false } }
      : { error: 'access_denied', error_description: 'The person went back' };
    reply.hijack();
    await (await theProvider()).interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  });

  async function isUnderWay(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const current = await theProvider();
    return current.interactionDetails(request, response).then(
      () => true,
      () => false,
    );
  }
}
