import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ServerSentence, serverSentence } from '../../src/i18n/server-sentences.ts';
import { isGraphqlPath } from '../proxy/public-api.ts';

/** The language of a refusal: that of the site of the request. */
export type LanguageOfRequest = (request: FastifyRequest) => string;

/** Header that names a request in the log of either server. */
export const REQUEST_ID_HEADER = 'x-request-id';

const FIRST_SERVER_ERROR = 500;

/** What the storefront itself refuses, as REST or, at `/graphql`, as GraphQL errors. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { code, language }: { readonly code: ServerSentence; readonly language: string },
): FastifyReply {
  const message = serverSentence(language, code);
  const isOurs = status >= FIRST_SERVER_ERROR;
  if (isOurs) reply.header(REQUEST_ID_HEADER, request.id);
  reply.code(status).type('application/json; charset=utf-8');
  const named = isOurs ? { requestId: request.id } : undefined;
  if (!isGraphqlPath(request.raw.url ?? '')) return reply.send({ code, message, ...(named && { details: named }) });
  const category = isOurs ? categoryOf(code) : 'graphql-input';
  const extensions = { category, code, details: { message, ...named } };
  return reply.send({ errors: [{ message, extensions }], data: null });
}

/** When the registry is down a request may be repeated; anything else is an error of this server. */
const categoryOf = (code: ServerSentence) => (code.startsWith('registry-') ? 'unavailable' : 'internal');

/** What a failure means to the client; undefined when it is a bug of ours. */
function refusalOf({ code, statusCode = FIRST_SERVER_ERROR }: FastifyError) {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, code: 'body-too-large' } as const;
  if (statusCode === 404) return { status: 404, code: 'not-found' } as const;
  if (statusCode < 400 || statusCode >= FIRST_SERVER_ERROR) return undefined;
  return { status: statusCode, code: 'request-invalid' } as const;
}

/** One place where failures outside of pages become answers: no text of an exception travels to a client. */
export const errorHandler = fp(
  async (app: FastifyInstance, { languageOf }: { readonly languageOf: LanguageOfRequest }) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const language = languageOf(request);
      const refusal = refusalOf(error);
      if (refusal) return sendRefusal(request, reply, refusal.status, { code: refusal.code, language });
      request.log.error({ err: error, path: pathOf(request) }, 'A request failed');
      return sendRefusal(request, reply, FIRST_SERVER_ERROR, { code: 'internal', language });
    });
    app.setNotFoundHandler((request, reply) =>
      sendRefusal(request, reply, 404, { code: 'not-found', language: languageOf(request) }),
    );
  },
  { name: 'error-handler' },
);

/** The address without its parameters, which may hold what is private. */
export function pathOf({ raw }: Pick<FastifyRequest, 'raw'>): string {
  return (raw.url ?? '').split('?', 1)[0] ?? '';
}
