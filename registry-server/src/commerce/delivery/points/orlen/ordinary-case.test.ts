import { expect, test } from 'vitest';
import { ordinaryCase } from './ordinary-case.ts';

test.each([
  ['HANDLOWA 17', 'Handlowa 17'],
  ['UL. ŚWIĘTOJAŃSKA 81A', 'ul. Świętojańska 81A'],
  ['AL. JANA PAWŁA II 5', 'al. Jana Pawła II 5'],
  ['OS. POD LIPAMI 3/2', 'os. pod Lipami 3/2'],
  ['3 MAJA 12', '3 Maja 12'],
  ['BIELSKO-BIAŁA', 'Bielsko-Biała'],
  ['PCK 4', 'PCK 4'],
  ['ul. Długa 5', 'ul. Długa 5'],
  ['12', '12'],
  ['', ''],
])('%j is written %j', (text, written) => {
  expect(ordinaryCase(text)).toBe(written);
});
