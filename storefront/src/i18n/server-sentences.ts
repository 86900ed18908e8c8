import { primaryLanguage } from '@witryna/module-schemas';
import { otherServerSentences } from './server-sentences.others.ts';

/** What the storefront's server says itself in answers that are no pages, by code. */
const pl = {
  internal: 'Wewnętrzny błąd serwera. Spróbuj ponownie później.',
  'registry-timeout': 'Sklep nie odpowiedział na czas. Spróbuj ponownie za chwilę.',
  'registry-unreachable': 'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
  'not-found': 'Pod tym adresem nic nie ma.',
  'not-ready': 'Sklep jeszcze nie może odpowiadać.',
  stopping: 'Serwer kończy pracę.',
  'url-invalid': 'Niepoprawny adres żądania.',
  'host-missing': 'Żądanie nie podaje nazwy hosta.',
  'body-too-large': 'Żądanie jest za duże.',
  'headers-too-large': 'Nagłówki żądania są za duże.',
  'request-timeout': 'Żądanie nie dotarło w całości na czas.',
  'request-invalid': 'Niepoprawne żądanie.',
};

export type ServerSentence = keyof typeof pl;

const en: Readonly<Record<ServerSentence, string>> = {
  internal: 'Internal server error. Please try again later.',
  'registry-timeout': 'The shop did not answer in time. Please try again in a moment.',
  'registry-unreachable': 'The shop is unavailable for the moment. Please try again shortly.',
  'not-found': 'There is nothing at this address.',
  'not-ready': 'The shop cannot answer yet.',
  stopping: 'The server is about to stop.',
  'url-invalid': 'The address of the request is not valid.',
  'host-missing': 'The request names no host.',
  'body-too-large': 'The request is too large.',
  'headers-too-large': 'The headers of the request are too large.',
  'request-timeout': 'The request did not arrive completely in time.',
  'request-invalid': 'The request is not valid.',
};

const catalogues = new Map<string, Readonly<Partial<Record<ServerSentence, string>>>>(
  Object.entries(otherServerSentences).concat([
    ['pl', pl],
    ['en', en],
  ]),
);

/** The sentence of a code in a language (`pl-PL` and `pl` alike); languages without a catalogue read English. */
export function serverSentence(language: string, code: ServerSentence): string {
  const primary = primaryLanguage(language);
  return catalogues.get(primary)?.[code] ?? en[code];
}
