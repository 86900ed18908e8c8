import type { SettingsOf } from '../../define-module.ts';
import type { advertiseBox } from './schema.ts';

const picture = { file: 2, alt: '' };

export const examples = {
  typical: {
    badge: 'Do niedzieli',
    heading: 'Dwa kremy, jeden tańszy o\u00a0połowę',
    text: 'Na dzień i\u00a0na noc, w\u00a0dowolnej parze.',
    linkLabel: 'Wybierz parę',
    link: { href: '/twarz/kremy' },
    image: picture,
    width: 'ExtraNarrow',
  },
  wide: {
    badge: 'Nowość',
    heading: 'Makowy wieczór',
    text: 'Linia Zmierzch ma nowe serum.',
    linkLabel: 'Poznaj serum',
    link: { href: '/twarz/serum' },
    image: { file: 1, alt: '' },
    ratio: 'wide',
  },
  below: {
    heading: 'Prezenty do 100\u00a0zł',
    text: 'Już zapakowane, bez wstążki nie wychodzą.',
    linkLabel: 'Zobacz prezenty',
    link: { href: '/prezenty' },
    image: { file: 4, alt: '' },
    appearance: 'below',
    ratio: 'landscape',
    width: 'ExtraNarrow',
  },
  beside: {
    badge: '−20%',
    heading: 'Łąka w\u00a0środku zimy',
    text: 'Balsamy i\u00a0kąpiele z\u00a0rumiankiem, owsem i\u00a0macierzanką.',
    linkLabel: 'Do ciała',
    link: { href: '/cialo' },
    image: { file: 4, alt: '' },
    appearance: 'beside',
    ratio: 'landscape',
    backgroundColour: 'second',
    isAdvertisement: true,
  },
  wordsOnly: { heading: 'Darmowa dostawa od 99\u00a0zł', ratio: 'wide', backgroundColour: 'accent-tint' },
  longest: {
    badge: 'M'.repeat(30),
    heading: 'Ż'.repeat(80),
    text: 'Źdźbło '.repeat(28),
    linkLabel: 'W'.repeat(40),
    link: { href: '/' },
    image: picture,
    ratio: 'wide',
    width: 'ExtraNarrow',
  },
} satisfies Record<string, SettingsOf<typeof advertiseBox>>;
