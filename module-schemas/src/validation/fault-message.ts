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

/** The Polish sentence for each rule that a schema of ours may state. */
const sentences: Readonly<Record<string, (params: Params, field: string) => string>> = {
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

/** What an error of Ajv means, said to a person. */
export function faultMessage(error: ErrorObject): string {
  const field = error.instancePath.split('/').at(-1) ?? '';
  return sentences[error.keyword]?.(error.params as Params, field) ?? 'Niepoprawna wartość.';
}

/** Where the error lies: of a missing or unknown field the field itself, not the object around it. */
export function faultPath(error: ErrorObject): string {
  const params = error.params as Params;
  const name = params.missingProperty ?? params.additionalProperty;
  const escaped = String(name).replaceAll('~', '~0').replaceAll('/', '~1');
  return name === undefined ? error.instancePath : `${error.instancePath}/${escaped}`;
}
