import type { FaultSentences } from '@witryna/module-schemas';
import { FAULT_SENTENCES } from '@witryna/module-schemas/fault-sentences';
import type { FastifyRequest } from 'fastify';
import { languageOfRequest } from './language-of-request.ts';

/** The rules of schemas, said in the language of a request. */
export function faultSentencesFor(request: Pick<FastifyRequest, 'server' | 'headers' | 'url'>): FaultSentences {
  return FAULT_SENTENCES[languageOfRequest(request)];
}
