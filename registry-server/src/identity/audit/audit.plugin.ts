import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditStore } from './audit.store.ts';
import { changedDetailsOf, detailsOf, subjectOf } from './describe-request.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body whose values the audit log may keep; of all others it keeps the names. */
    auditValues?: readonly string[];
    /** A staff route that is no `GET` and changes nothing that lasts: it leaves no entry in the audit log. */
    readsOnly?: true;
  }
  interface FastifyInstance {
    /** Routes that leave entries, `PUT /staff/catalogue/brands/:code`. */
    readonly auditedRoutes: ReadonlySet<string>;
  }
  interface FastifyRequest {
    /** The entry of this request in the audit log, until it is finished. */
    auditId: number | null;
    /** Fields of the body that the write has changed, where the route knows; otherwise the entry names all that were sent. */
    auditChanges: readonly string[] | null;
  }
}

/** Every write of staff leaves an entry. It has to be registered before their routes. */
export const auditPlugin = fp(
  async (app: App) => {
    const store = createAuditStore(app.db);
    const auditedRoutes = new Set<string>();
    app.decorate('auditedRoutes', auditedRoutes);
    app.decorateRequest('auditId', null);
    app.decorateRequest('auditChanges', null);

    const entryOf = (request: FastifyRequest) => {
      const { url = '', config } = request.routeOptions;
      return {
        at: new Date(),
        action: actionOf(request.method, url),
        subject: subjectOf(request.params),
        details: detailsOf(request.body, config.auditValues ?? []),
      };
    };
    const changesOf = ({ auditChanges, body, routeOptions: { config } }: FastifyRequest) =>
      auditChanges ? changedDetailsOf(body, auditChanges, config.auditValues ?? []) : undefined;

    // Before the write: without an entry nothing is written.
    const begin = async (request: FastifyRequest) => {
      const actor = actorOf(request);
      if (!actor) return;
      request.auditId = await store.add({ ...entryOf(request), actor });
    };

    const finish = async (request: FastifyRequest, reply: FastifyReply) => {
      const { auditId, staff } = request;
      request.auditId = null;
      const status = reply.statusCode;
      try {
        if (auditId !== null) await store.finish(auditId, status, changesOf(request));
        // Somebody signed in: only now it is known who. Strangers who fail leave nothing.
        else if (staff && status < 400) await store.add({ ...entryOf(request), actor: staff, status });
      } catch (error) {
        // What was asked for has happened; the entry stays without an outcome.
        request.log.error({ err: error, auditId }, 'the outcome of a staff write could not be noted');
      }
    };

    app.addHook('onRoute', (route) => {
      if (!isStaffWrite(route)) return;
      for (const method of [route.method].flat()) auditedRoutes.add(actionOf(method, route.url));
      route.preHandler = [begin, ...hooksOf(route.preHandler)];
      // Before the answer goes out: who has it can read the entry.
      route.onSend = [finish, ...hooksOf(route.onSend)];
    });

    app.retention.add('staff-audit', store.forgetOld);
    auditRoutes(app, store);
  },
  { name: 'audit', dependencies: ['access', 'error-handler', 'retention'] },
);

function actorOf({ staff, apiKey }: FastifyRequest): { id: number | null; name: string } | undefined {
  if (staff) return staff;
  return apiKey ? { id: null, name: `Klucz API: ${apiKey.name}` } : undefined;
}

const actionOf = (method: string, url: string) => `${method} ${url}`;

function isStaffWrite({ url, method, config }: RouteOptions): boolean {
  const isOfStaff = url.startsWith('/staff/') || config?.access?.startsWith('staff:') === true;
  return isOfStaff && !config?.readsOnly && [method].flat().some((each) => !READING_METHODS.has(each));
}

function hooksOf<Hook>(hooks: Hook | Hook[] | undefined): Hook[] {
  return hooks === undefined ? [] : ([hooks].flat() as Hook[]);
}
