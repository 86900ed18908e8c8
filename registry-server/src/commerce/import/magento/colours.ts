import { normalizeForSearch } from '@witryna/module-schemas';

/** Samples of colours that exports name by word only. */
const SAMPLES: Readonly<Record<string, string>> = {
  black: '#1a1a1a',
  czarny: '#1a1a1a',
  white: '#ffffff',
  bialy: '#ffffff',
  red: '#c0272d',
  czerwony: '#c0272d',
  blue: '#2b55a3',
  niebieski: '#2b55a3',
  green: '#3c7a45',
  zielony: '#3c7a45',
  yellow: '#f0c93a',
  zolty: '#f0c93a',
  orange: '#e2813f',
  pomaranczowy: '#e2813f',
  pink: '#e58fa8',
  rozowy: '#e58fa8',
  purple: '#6b4a8c',
  fioletowy: '#6b4a8c',
  brown: '#7a5138',
  brazowy: '#7a5138',
  beige: '#dcc5a4',
  bezowy: '#dcc5a4',
  gray: '#8a8a8a',
  grey: '#8a8a8a',
  szary: '#8a8a8a',
  gold: '#c9a24b',
  zloty: '#c9a24b',
  silver: '#bfc3c7',
  srebrny: '#bfc3c7',
};

/** What stands for a colour that nobody has given a sample of. */
export const NO_SAMPLE = '#cccccc';

/** The sample of a colour by its name; undefined for one that is not common. */
export function sampleOf(label: string): string | undefined {
  return SAMPLES[normalizeForSearch(label.trim())];
}
