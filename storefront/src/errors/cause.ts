import { FAILURES } from '../content/failures.ts';
import type { Messages } from '../i18n/messages.ts';

const sentences: Readonly<Record<string, keyof Messages>> = {
  [FAILURES.unreachable]: 'causeNetwork',
  [FAILURES.timeout]: 'causeTimeout',
  [FAILURES.chunk]: 'causeChunk',
  [FAILURES.malformed]: 'causeBadGateway',
  [FAILURES.app]: 'causeUnknown',
  'registry-timeout': 'causeTimeout',
  'registry-unreachable': 'causeBadGateway',
  unavailable: 'causeBadGateway',
  forbidden: 'causeForbidden',
  unauthenticated: 'causeForbidden',
};

/** What a failure's code means, in a sentence for people; unknown codes have one too. */
export function causeOf(code: string, messages: Messages): string {
  return messages[Object.hasOwn(sentences, code) ? (sentences[code] ?? 'causeDefault') : 'causeDefault'];
}

/** The code shown beside „Kod błędu:”: the status when a server answered, else what went wrong. */
export function shownCode(status: number, code: string): string {
  return status > 0 ? String(status) : code;
}
