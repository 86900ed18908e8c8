import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type DocumentNode, type GraphQLError, Kind, NoSchemaIntrospectionCustomRule } from 'graphql/index.js';
import mercurius, { type IResolvers } from 'mercurius';
import { NotAllowed } from '../access.ts';
import { AppError } from '../errors.ts';
import type { App } from '../fastify-app.ts';
import { languageOfRequest } from '../http/language-of-request.ts';
import { logFailure } from '../http/log-failure.ts';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import { createContext, type GraphqlContext } from './context.ts';
import { failuresAmong, formatErrors, placesOfFaults, retryAfterAmong, statusOf } from './error-answers.ts';
import { executableSchema } from './executable-schema.ts';
import { createDocumentGuard } from './limits/document-guard.ts';
import { requireVariables } from './variable-faults.ts';

/** Documents that are kept read, and by their hash: the storefronts of a shop send some two hundred. */
const CACHED_DOCUMENTS = 250;
/** Faults of one document that are told: to each belongs a search among all names of the schema, for "Did you mean". */
const MAX_FAULTS = 5;

/** `/graphql`: the contract that storefronts of Magento 2.4 speak, with our additions. */
export const graphqlPlugin = fp(
  async (app: App) => {
    const { graphql: limits } = app.config;
    const { schema, resolvers } = executableSchema();

    // A scope of its own: here also a request that came to no field is answered in the shape that clients read.
    await app.register(async (scope: App) => {
      scope.setErrorHandler(answerRequestError);
      // Carts and customers are among the answers, told apart by headers: nobody in between may keep one.
      scope.addHook('onSend', async (request, reply) => {
        reply.header('cache-control', 'no-store').header(REQUEST_ID_HEADER, request.id);
      });
      await scope.register(mercurius, {
        schema,
        resolvers: resolvers as unknown as IResolvers,
        context: (request, reply) => createContext(app, request, reply),
        jit: 1,
        graphiql: false,
        allowBatchedQueries: false,
        cache: CACHED_DOCUMENTS,
        graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions: { maxErrors: MAX_FAULTS } },
        validationRules: limits.introspection ? [] : [NoSchemaIntrospectionCustomRule],
        persistedQueryProvider: mercurius.persistedQueryDefaults.automatic(CACHED_DOCUMENTS),
        additionalRouteOptions: { config: { access: 'public' }, bodyLimit: limits.bodyBytes },
        errorHandler: false,
        errorFormatter(execution, context) {
          const { request, reply } = context as unknown as GraphqlContext;
          const errors = answerErrors(execution.errors, request, reply);
          return { statusCode: statusOf(execution), response: { data: execution.data ?? null, errors } };
        },
      });
      const guard = createDocumentGuard(() => scope.graphql.schema, limits);
      scope.addHook('preHandler', async ({ body, query }) => guard.refuseVariables(variablesIn(body, query)));
      scope.graphql.addHook('preParsing', async (_schema, source) => guard.refuseText(source));
      scope.graphql.addHook('preValidation', async (_schema, document) => guard.refuseDocument(document));
      scope.graphql.addHook('preExecution', async (_schema, document, context, variables) => {
        const { request } = context as unknown as GraphqlContext;
        const operationName = operationNameIn(request);
        requireVariables(scope.graphql.schema, document, { variables: variables ?? {}, operationName });
        const { isCompiled } = guard.admit(document, variables ?? {});
        app.graphqlMetrics.count(document);
        request.onlyReads = isQuery(document);
        // A key reads; buying is for shoppers.
        if (request.apiKey && !request.onlyReads) throw new NotAllowed({ scope: 'graphql:read' });
        // What a hook has put in is run as it is, without being compiled. What is compiled is one operation, and it is
        // kept by the text of its document: of several, the next request may mean another.
        return isCompiled && operationsIn(document) === 1 ? undefined : { document };
      });
    });
  },
  { name: 'graphql', dependencies: ['sites', 'customers', 'events', 'metrics'] },
);

/** The values that a request gives: of a body as they are, of an address as JSON, which is read again later. */
function variablesIn(body: unknown, query: unknown): unknown {
  if (typeof body === 'object' && body !== null) return (body as { readonly variables?: unknown }).variables;
  const { variables } = query as { readonly variables?: unknown };
  if (typeof variables !== 'string') return undefined;
  try {
    return JSON.parse(variables);
  } catch {
    // Told by whoever needs them.
    return undefined;
  }
}

/** Which of the document's operations is meant. */
function operationNameIn({ body, query }: FastifyRequest): string | undefined {
  const given = typeof body === 'object' && body !== null ? body : query;
  const { operationName } = given as { readonly operationName?: unknown };
  return typeof operationName === 'string' ? operationName : undefined;
}

function operationsIn({ definitions }: DocumentNode): number {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;
}

/** True when nothing in the document is a mutation: there are no changes of its own that the asker should find. */
function isQuery({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query',
  );
}

/** The errors as the client reads them. What is our fault is in the log under the id of the request. */
function answerErrors(errors: readonly Error[], request: FastifyRequest, reply: FastifyReply | undefined) {
  for (const failure of failuresAmong(errors)) logFailure(request, failure);
  const retryAfter = retryAfterAmong(errors);
  if (retryAfter !== undefined) reply?.header('retry-after', retryAfter);
  const { schema } = request.server.graphql;
  const faults = placesOfFaults(errors, { schema, variables: variablesIn(request.body, request.query) });
  return formatErrors(errors, { language: languageOfRequest(request), requestId: request.id, faults });
}

/** A request that did not come as far as its fields: bad JSON, a document that is not valid, a token that does not hold. */
function answerRequestError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const errors = answerErrors([error], request, reply);
  void reply.status(statusOfRequestError(error)).send({ data: null, errors });
}

function statusOfRequestError(error: Error): number {
  if (error instanceof AppError) return error.status;
  const { statusCode } = error as { statusCode?: number };
  const byFault = statusOf({ errors: [error as GraphQLError] });
  return byFault === 500 && statusCode !== undefined && statusCode < 500 ? statusCode : byFault;
}
