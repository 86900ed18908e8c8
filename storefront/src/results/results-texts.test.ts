import { SENTENCE_LANGUAGES } from '@witryna/modules';
import { expect, test } from 'vitest';
import { resultsTextsOf } from './results-texts.ts';

test.each(SENTENCE_LANGUAGES)('results speak %s: nothing is missing, and phrases have their place', (language) => {
  const texts = resultsTextsOf(language);
  if (language !== 'en') expect(texts.title).not.toBe(resultsTextsOf('en').title);
  for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  for (const text of [texts.resultsFor, texts.nothingFor, texts.corrected, texts.exactly, texts.quoted])
    expect(text).toContain('{phrase}');
  expect(texts.alsoSearched).toContain('{list}');
});
