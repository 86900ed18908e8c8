import { unstorableCharacterIn } from '../text/storable-text.ts';
import type { PageFault } from '../wire/answers.ts';
import { faultMessage } from './fault-message.ts';

interface Visit {
  readonly value: unknown;
  readonly path: string;
}

/** The first text or name in a value that cannot be kept; empty when all can. Walks without recursion. */
export function validateStorable(input: unknown, base = ''): PageFault[] {
  const waiting: Visit[] = [{ value: input, path: base }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, path } = visit;
    if (typeof value === 'string') {
      const character = unstorableCharacterIn(value);
      if (character) return [faultAt(path, character)];
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const character = unstorableCharacterIn(key);
      if (character) return [faultAt(path, character)];
      waiting.push({ value: inner, path: `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` });
    }
  }
  return [];
}

function faultAt(path: string, character: string): PageFault {
  const error = { keyword: 'storable', instancePath: path, schemaPath: '#/storable', params: { character } };
  return { path, rule: error.keyword, message: faultMessage(error) };
}
