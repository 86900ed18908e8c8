import type { Messages } from '../message.ts';

/** Requests that cannot be read or answered, whatever they ask for. */
export const requestMessages = {
  'not-found': { pl: 'Nie znaleziono.', en: 'Not found.' },
  'feature-off': { pl: 'Ta wersja sklepu tego nie ma.', en: 'This version of the shop does not have this.' },
  'feature-off/cart': {
    pl: 'W tej wersji sklepu nie można składać zamówień.',
    en: 'Orders cannot be placed in this version of the shop.',
  },
  'feature-off/user': {
    pl: 'W tej wersji sklepu nie ma kont klientów.',
    en: 'There are no customer accounts in this version of the shop.',
  },
  'feature-off/search': {
    pl: 'W tej wersji sklepu nie ma wyszukiwarki.',
    en: 'There is no search in this version of the shop.',
  },
  'input-invalid': { pl: 'Niepoprawne dane.', en: 'The data are not correct.' },
  'input-invalid/value': {
    pl: 'Wartość zawiera niedozwolony znak albo jest poza zakresem.',
    en: 'A value contains a character that is not allowed, or is out of range.',
  },
  'input-missing': { pl: 'W żądaniu czegoś brakuje.', en: 'Something is missing from the request.' },
  'form-code-missing': { pl: 'W żądaniu czegoś brakuje.', en: 'Something is missing from the request.' },
  'attributes-missing': { pl: 'W żądaniu czegoś brakuje.', en: 'Something is missing from the request.' },
  'uid-missing': { pl: 'W żądaniu czegoś brakuje.', en: 'Something is missing from the request.' },
  'too-many-attributes': { pl: 'Za dużo cech naraz.', en: 'Too many attributes at once.' },
  'parameter-missing': { pl: 'W żądaniu czegoś brakuje.', en: 'Something is missing from the request.' },
  'too-long': { pl: 'Wpisany tekst jest za długi.', en: 'The text is too long.' },
  'date-invalid': { pl: 'Niepoprawna data.', en: 'The date is not correct.' },
  'amount-invalid': { pl: 'Niepoprawna kwota.', en: 'The amount is not correct.' },
  'page-invalid': { pl: 'Nie ma strony o tym numerze.', en: 'There is no page with this number.' },
  'page-size-invalid': {
    pl: 'Niepoprawna liczba pozycji na stronie.',
    en: 'The number of items per page is not allowed.',
  },
  'body-too-large': {
    pl: 'Żądanie jest za duże: największe dozwolone to {maximumMb} MB.',
    en: 'The request is too large: at most {maximumMb} MB are allowed.',
  },
  'body-too-large/size': {
    pl: 'Żądanie jest za duże: największe dozwolone to {maximumMb} MB, to ma {givenMb} MB.',
    en: 'The request is too large: at most {maximumMb} MB are allowed, this one has {givenMb} MB.',
  },
  'json-invalid': {
    pl: 'Treść żądania nie jest poprawnym zapisem JSON.',
    en: 'The body of the request is not valid JSON.',
  },
  'media-type-unsupported': {
    pl: 'Takiego rodzaju treści tu nie przyjmujemy.',
    en: 'This type of content is not accepted here.',
  },
  'request-invalid': { pl: 'Niepoprawne żądanie.', en: 'The request is not correct.' },
  'request-timeout': {
    pl: 'Żądanie nie dotarło w całości na czas.',
    en: 'The request did not arrive completely in time.',
  },
  'headers-too-large': { pl: 'Nagłówki żądania są za duże.', en: 'The headers of the request are too large.' },
  'url-invalid': { pl: 'Niepoprawny adres żądania.', en: 'The address of the request is not correct.' },
  'document-invalid': { pl: 'Niepoprawne zapytanie.', en: 'The query is not correct.' },
  'document-invalid/limits': { pl: 'Zapytanie jest zbyt duże.', en: 'The query is too large.' },
  'variables-invalid': { pl: 'Niepoprawna wartość w zapytaniu.', en: 'A value of the query is not correct.' },
  'too-many-requests': {
    pl: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  'too-many-requests/later': {
    pl: 'Zbyt wiele prób. Spróbuj ponownie za {minutes} min.',
    en: 'Too many attempts. Please try again in {minutes} min.',
  },
  'client-left': {
    pl: 'Żądanie zostało przerwane, zanim dostało odpowiedź.',
    en: 'The request was abandoned before it was answered.',
  },
  'too-busy': {
    pl: 'Serwer ma teraz zbyt wiele pracy. Spróbuj za chwilę.',
    en: 'The server is too busy at the moment. Please try again shortly.',
  },
  internal: {
    pl: 'Wystąpił błąd po naszej stronie. Spróbuj ponownie za chwilę.',
    en: 'Something went wrong on our side. Please try again shortly.',
  },
  unavailable: {
    pl: 'Sklep chwilowo nie odpowiada. Spróbuj ponownie za chwilę.',
    en: 'The shop is temporarily unavailable. Please try again shortly.',
  },
  stopping: { pl: 'Serwer kończy pracę.', en: 'The server is about to stop.' },
  'not-ready': { pl: 'Baza danych nie odpowiada.', en: 'The database does not answer.' },
  'not-migrated': {
    pl: 'Baza danych jest starsza niż serwer.',
    en: 'The database is older than the server.',
  },
  'service-failed': {
    pl: 'Usługa zewnętrzna jest chwilowo niedostępna. Spróbuj ponownie później.',
    en: 'An external service is temporarily unavailable. Please try again later.',
  },
  'site-unknown': { pl: 'Nie ma witryny „{site}”.', en: 'There is no site “{site}”.' },
  'idempotency-key-reused': {
    pl: 'Ta operacja została już wykonana z innymi danymi. Odśwież stronę i spróbuj ponownie.',
    en: 'This action was already carried out with other data. Please refresh the page and try again.',
  },
} as const satisfies Messages;
