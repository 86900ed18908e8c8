import { toFaults } from '@witryna/module-schemas';
import type { FastifyRequest } from 'fastify';
import { type Site, searchSettingsOf } from '../content/sites/index.ts';
import { InputInvalid } from '../http/error-handler.ts';
import { faultSentencesFor } from '../http/fault-sentences.ts';

interface Asked {
  readonly q: string;
  readonly 'per-page'?: number;
}

/**
 * A search within what its site allows, with its page size filled in.
 * @throws InputInvalid for a phrase that is too short and a page that is too long there
 */
export function withinLimits<Query extends Asked>(
  request: FastifyRequest,
  site: Site,
  query: Query,
): Query & { readonly 'per-page': number } {
  const { minLength, perPage, maxPerPage } = searchSettingsOf(site);
  const { 'per-page': pageSize = perPage } = query;
  if (query.q.trim().length < minLength) throw refused(request, 'q', 'minLength', minLength);
  if (pageSize > maxPerPage) throw refused(request, 'per-page', 'maximum', maxPerPage);
  return { ...query, 'per-page': pageSize };
}

/** As the schema itself would say it. */
function refused(request: FastifyRequest, field: string, keyword: string, limit: number): InputInvalid {
  const error = {
    keyword,
    instancePath: `/${field}`,
    schemaPath: `#/properties/${field}/${keyword}`,
    params: { limit },
  };
  return new InputInvalid(toFaults([error], '', faultSentencesFor(request)));
}
