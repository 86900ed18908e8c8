import type { ErrorObject } from 'ajv';
import { type FaultSentences, sentenceOfFault } from './fault-sentences/fault-sentences.ts';
import { plFaults } from './fault-sentences/pl.ts';

type Params = Readonly<Record<string, unknown>>;

/** What an error of Ajv means, said to a person; editors read Polish, so that is the default. */
export function faultMessage(error: ErrorObject, sentences: FaultSentences = plFaults): string {
  const values = error.params as Params;
  return sentenceOfFault(sentences, { rule: error.keyword, variant: variantOf(error), values });
}

/** A text of at least one character is one that must not be empty; a list may go by its field. */
function variantOf({ keyword, params, instancePath }: ErrorObject): string | undefined {
  if (keyword === 'minLength') return (params as Params).limit === 1 ? 'one' : undefined;
  return instancePath.split('/').at(-1);
}

/** Where the error lies: of a missing or unknown field the field itself, not the object around it. */
export function faultPath(error: ErrorObject): string {
  const params = error.params as Params;
  const name = params.missingProperty ?? params.additionalProperty;
  const escaped = String(name).replaceAll('~', '~0').replaceAll('/', '~1');
  return name === undefined ? error.instancePath : `${error.instancePath}/${escaped}`;
}
