import type { SettingsOf } from '../../define-module.ts';
import type { brandTeaser } from './schema.ts';

const picture = { file: 6, alt: 'Pracownia: słoje, lniana serweta i\u00a0zioła' };

export const examples = {
  typical: {
    brand: 'rosa-i-len',
    image: picture,
    link: { label: 'Poznaj pracownię', link: { href: '/o-nas' } },
  },
  centred: {
    brand: 'rosa-i-len',
    heading: 'Mały dom kosmetyczny z\u00a0Supraśla',
    text: 'Zaczynamy od rośliny, a\u00a0dopiero potem myślimy o\u00a0słoiku.',
    appearance: 'centred',
    backgroundColour: 'tint',
    width: 'Wide',
  },
  dark: { brand: 'rosa-i-len', image: picture, backgroundColour: 'second', heading: 'Z łąki i\u00a0z\u00a0pola' },
  ofTheProduct: { source: 'current', brand: 'rosa-i-len', logo: false, appearance: 'centred' },
  notChosenYet: {},
  longest: { brand: 'rosa-i-len', heading: 'Ż'.repeat(120), text: 'Źdźbło '.repeat(85), image: picture },
} satisfies Record<string, SettingsOf<typeof brandTeaser>>;
