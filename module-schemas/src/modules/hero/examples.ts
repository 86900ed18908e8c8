import type { SettingsOf } from '../../define-module.ts';
import type { hero } from './schema.ts';

const typical = {
  eyebrow: 'Linia Świt',
  heading: 'Poranek, który zaczyna się od skóry',
  text: 'Rosa, len i zioła z łąk. Lekka pielęgnacja na dzień.',
  image: { file: 1, alt: 'Serum i krem na kamiennym postumencie' },
} as const;

export const examples = {
  typical,
  split: { ...typical, appearance: 'split', height: 'tall', portraitImage: { file: 2 } },
  plain: { heading: 'O nas', appearance: 'plain', height: 'low', align: 'center', backgroundColour: 'tint' },
  withoutPicture: { heading: 'Zdjęcie jeszcze się suszy', appearance: 'overlay' },
  longestHeading: { ...typical, heading: 'Ż'.repeat(120) },
  ofTheCategory: { ...typical, source: 'current' },
} satisfies Record<string, SettingsOf<typeof hero>>;
