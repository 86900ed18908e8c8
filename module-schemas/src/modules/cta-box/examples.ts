import type { SettingsOf } from '../../define-module.ts';
import type { ctaBox } from './schema.ts';

const picture = { file: 4, alt: 'Balsam i mydło na lnianej serwecie' };

export const examples = {
  typical: {
    eyebrow: 'Doradca',
    heading: 'Nie wiesz, od czego zacząć?',
    text: 'Napisz dwa zdania o\u00a0swojej skórze. Odpisze Ola, zwykle tego samego dnia.',
    note: 'W dni robocze 9–16',
  },
  withPicture: {
    heading: 'Zestaw na długi weekend',
    text: 'Żel, balsam i\u00a0mydło w\u00a0pudełku, które mieści się pod siedzeniem pociągu.',
    image: picture,
    backgroundColour: 'tint',
  },
  pictureFirst: {
    eyebrow: 'Linia Łąka',
    heading: 'Ciało pachnące sianem',
    image: picture,
    imageSide: 'start',
    appearance: 'outline',
    width: 'Wide',
  },
  darkBand: {
    heading: 'Dostawa gratis od 99\u00a0zł',
    text: 'Paczki nadajemy w\u00a0dni robocze do 14.00.',
    appearance: 'band',
    align: 'center',
    backgroundColour: 'second',
  },
  longest: { heading: 'Ż'.repeat(120), text: 'Źdźbło '.repeat(57), note: 'w'.repeat(160), image: picture },
} satisfies Record<string, SettingsOf<typeof ctaBox>>;
