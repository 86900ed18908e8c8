import { describe, expect, test } from 'vitest';
import { type FaultSentences, sentenceOfFault } from './fault-sentences.ts';
import { FAULT_SENTENCES } from './index.ts';

const PLACEHOLDER = /\{\w+\}/g;
const formsOf = (sentence: FaultSentences['rules']['type']) =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence);
const say = (language: keyof typeof FAULT_SENTENCES, rule: string, values: object, variant?: string) =>
  sentenceOfFault(FAULT_SENTENCES[language], { rule, variant, values: { ...values } });

describe.each(Object.entries(FAULT_SENTENCES))('rules of schemas in %s', (language, { rules, types, unknown }) => {
  test('take the values that they take in Polish, in every form', () => {
    for (const [rule, sentence] of Object.entries(rules)) {
      const polish = formsOf(FAULT_SENTENCES.pl.rules[rule as keyof typeof rules])[0]
        ?.match(PLACEHOLDER)
        ?.sort();
      for (const form of formsOf(sentence)) expect([rule, form.match(PLACEHOLDER)?.sort()]).toEqual([rule, polish]);
    }
  });

  test('are whole sentences in their own script', () => {
    const all = [...Object.values(rules).flatMap(formsOf), unknown];
    expect(all.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
    if (language !== 'pl') expect(all.filter((sentence) => /[ąęłńśźż]/i.test(sentence))).toEqual([]);
    expect(new Set(Object.values(types)).size).toBe(Object.keys(types).length);
  });
});

test('a limit counts by the plural rules of its language', () => {
  expect([1, 3, 5, 22].map((limit) => say('uk', 'maxLength', { limit }))).toEqual([
    'Текст задовгий: щонайбільше 1 символ.',
    'Текст задовгий: щонайбільше 3 символи.',
    'Текст задовгий: щонайбільше 5 символів.',
    'Текст задовгий: щонайбільше 22 символи.',
  ]);
  expect([1, 2].map((limit) => say('fr', 'maxLength', { limit }))).toEqual([
    'Le texte est trop long : 1 caractère au maximum.',
    'Le texte est trop long : 2 caractères au maximum.',
  ]);
});

test('types are named, lists are listed, variants are said where there is one', () => {
  expect(say('de', 'type', { type: 'integer' })).toBe('Falsche Art von Wert; erwartet wird: ganze Zahl.');
  expect(say('en', 'type', { type: ['string', 'null'] })).toBe('Wrong type of value; expected: text, null.');
  expect(say('cs', 'enum', { allowedValues: ['a', 2] })).toBe('Hodnota není v nabídce. Lze vybrat: a, 2.');
  expect(say('hu', 'maxItems', { limit: 5 }, 'points')).toBe('Egy képen legfeljebb 5 pont lehet.');
  expect(say('hu', 'maxItems', { limit: 5 }, 'lines')).toBe('Túl sok elem: legfeljebb 5.');
  expect(say('ru', 'constructor', {})).toBe('Неверное значение.');
});
