import type { SettingsOf } from '../../define-module.ts';
import type { video } from './schema.ts';

const poster = { file: 1, alt: 'Serum i krem w porannym świetle' };

export const examples = {
  typical: {
    title: 'Poranek w trzech krokach',
    film: { kind: 'youtube', address: 'https://www.youtube.com/watch?v=abcdefghijk' },
    poster,
    caption: 'Film trwa minutę.',
  },
  own: { title: 'Poranek', film: { kind: 'file', file: 900 }, poster },
  withCaptions: { title: 'Poranek', film: { kind: 'file', file: 900, captions: 901 }, poster, width: 'Narrow' },
  vimeo: {
    title: 'Pracownia',
    film: { kind: 'vimeo', address: 'https://vimeo.com/123456789' },
    poster,
    ratio: 'square',
    width: 'ExtraNarrow',
  },
  longestTitle: {
    title: 'Ż'.repeat(120),
    film: { kind: 'youtube', address: 'https://youtu.be/abcdefghijk' },
    poster,
    ratio: 'portrait',
    width: 'ExtraNarrow',
  },
} satisfies Record<string, SettingsOf<typeof video>>;
