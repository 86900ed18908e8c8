import type { FastifyRequest } from 'fastify';

/** A browser's id is long enough not to be guessed, and no longer than it need be. */
const VIEWER_ID = /^[\w-]{16,128}$/;

/** The id that a browser keeps for its looks (`X-Viewer`); undefined when there is none that can be used. */
export function viewerIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const id = headers['x-viewer'];
  return typeof id === 'string' && VIEWER_ID.test(id) ? id : undefined;
}
