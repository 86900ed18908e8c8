import type { ErrorObject } from 'ajv';
import { MAX_IMAGE_POINTS } from '../shared/image.ts';

const plural = (count: number, one: string, few: string, many: string) => {
  const form = new Intl.PluralRules('pl').select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

type Params = Readonly<Record<string, unknown>>;

const typeNames: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  integer: 'liczba całkowita',
  boolean: 'tak lub nie',
  object: 'grupa pól',
  array: 'lista',
};

/** Languages that the sentence of a fault exists in. */
export type FaultLanguage = 'pl' | 'en';

type Sentences = Readonly<Record<string, (params: Params, field: string) => string>>;

/** The Polish sentence for each rule that a schema of ours may state. */
const polish: Sentences = {
  required: ({ missingProperty }) => `Pole „${missingProperty}” nie może być puste.`,
  additionalProperties: ({ additionalProperty }) => `Nieznane pole „${additionalProperty}”.`,
  type: ({ type }) => `Zły rodzaj wartości; tu ma być: ${typeNames[String(type)] ?? String(type)}.`,
  enum: ({ allowedValues }) => `Wartość spoza listy. Do wyboru: ${(allowedValues as unknown[]).join(', ')}.`,
  const: ({ allowedValue }) => `Tu może stać tylko „${allowedValue}”.`,
  minLength: ({ limit }) =>
    limit === 1
      ? 'Pole nie może być puste.'
      : `Za krótki tekst: co najmniej ${plural(Number(limit), 'znak', 'znaki', 'znaków')}.`,
  maxLength: ({ limit }) => `Za długi tekst: najwyżej ${plural(Number(limit), 'znak', 'znaki', 'znaków')}.`,
  minimum: ({ limit }) => `Wartość nie może być mniejsza niż ${limit}.`,
  maximum: ({ limit }) => `Wartość nie może być większa niż ${limit}.`,
  minItems: ({ limit }) => `Za mało pozycji: co najmniej ${limit}.`,
  maxItems: ({ limit }, field) =>
    field === 'points'
      ? `Na obrazie może być najwyżej ${plural(MAX_IMAGE_POINTS, 'punkt', 'punkty', 'punktów')}.`
      : `Za dużo pozycji: najwyżej ${limit}.`,
  finite: () => 'Liczba jest za duża.',
  maxDepth: ({ limit }) =>
    `Dane są zagnieżdżone zbyt głęboko: najwyżej ${plural(Number(limit), 'poziom', 'poziomy', 'poziomów')}.`,
  uniqueItems: () => 'Ta sama pozycja jest na liście dwa razy.',
  pattern: () => 'Niepoprawny format wartości.',
  discriminator: () => 'Nie wybrano, skąd mają pochodzić dane.',
  'false schema': () => 'Tego pola nie wypełnia się na stronie: jego treść pochodzi z katalogu.',
  'x-moment': () => 'Podaj dzień (2026-12-01) albo dzień z godziną (2026-12-01T08:30).',
  'x-href': () => 'Niepoprawny adres. Dozwolone: strona sklepu (/…), #…, https://, mailto: i tel:.',
  'x-richText': () => 'Tekst zawiera formatowanie, którego nie obsługujemy.',
  'x-altWithLink': () => 'Obraz z odnośnikiem potrzebuje opisu (alt): to jego nazwa dla czytników ekranu.',
  'x-minPointDistance': () => 'Punkt nie może leżeć na innym punkcie.',
};

const atMost = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The English sentence for each of the same rules. */
const english: Sentences = {
  required: ({ missingProperty }) => `The field “${missingProperty}” cannot be empty.`,
  additionalProperties: ({ additionalProperty }) => `Unknown field “${additionalProperty}”.`,
  type: ({ type }) => `Wrong type of value; expected: ${String(type)}.`,
  enum: ({ allowedValues }) =>
    `The value is not in the list. Choose one of: ${(allowedValues as unknown[]).join(', ')}.`,
  const: ({ allowedValue }) => `Only “${allowedValue}” is allowed here.`,
  minLength: ({ limit }) =>
    limit === 1
      ? 'The field cannot be empty.'
      : `The text is too short: at least ${atMost(Number(limit), 'character', 'characters')}.`,
  maxLength: ({ limit }) => `The text is too long: at most ${atMost(Number(limit), 'character', 'characters')}.`,
  minimum: ({ limit }) => `The value cannot be less than ${limit}.`,
  maximum: ({ limit }) => `The value cannot be more than ${limit}.`,
  minItems: ({ limit }) => `Too few items: at least ${limit}.`,
  maxItems: ({ limit }, field) =>
    field === 'points'
      ? `An image can have at most ${atMost(MAX_IMAGE_POINTS, 'point', 'points')}.`
      : `Too many items: at most ${limit}.`,
  uniqueItems: () => 'The same item is in the list twice.',
  pattern: () => 'The format of the value is not correct.',
  discriminator: () => 'It is not chosen where the data should come from.',
  'x-href': () => 'The address is not correct. Allowed: a page of the shop (/…), #…, https://, mailto: and tel:.',
  'x-richText': () => 'The text has formatting that is not supported.',
  'x-altWithLink': () => 'An image with a link needs a description (alt): it is its name for screen readers.',
  'x-minPointDistance': () => 'A point cannot lie on another point.',
};

const sentences: Readonly<Record<FaultLanguage, Sentences>> = { pl: polish, en: english };
const unknownFault: Readonly<Record<FaultLanguage, string>> = {
  pl: 'Niepoprawna wartość.',
  en: 'The value is not correct.',
};

/** What an error of Ajv means, said to a person. */
export function faultMessage(error: ErrorObject, language: FaultLanguage = 'pl'): string {
  const field = error.instancePath.split('/').at(-1) ?? '';
  return sentences[language][error.keyword]?.(error.params as Params, field) ?? unknownFault[language];
}

/** Where the error lies: of a missing or unknown field the field itself, not the object around it. */
export function faultPath(error: ErrorObject): string {
  const params = error.params as Params;
  const name = params.missingProperty ?? params.additionalProperty;
  const escaped = String(name).replaceAll('~', '~0').replaceAll('/', '~1');
  return name === undefined ? error.instancePath : `${error.instancePath}/${escaped}`;
}
