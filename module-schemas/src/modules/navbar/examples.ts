import type { SettingsOf } from '../../define-module.ts';
import type { navbar } from './schema.ts';

const to = (label: string, href: string) => ({ label, link: { href } });

export const examples = {
  typical: {
    name: 'Rosa i Len',
    announcement: { text: 'Dostawa gratis od {freeDelivery}', link: { href: '/dostawa-i-zwroty' } },
    items: [
      {
        ...to('Twarz', '/twarz'),
        children: [to('Serum', '/twarz/serum'), to('Kremy', '/twarz/kremy')],
      },
      to('Ciało', '/cialo'),
      to('Makijaż', '/makijaz'),
      to('O nas', '/o-nas'),
    ],
  },
  nameOnly: { name: 'Rosa i Len', sticky: false },
  withLogo: { name: 'Rosa i Len', logo: { file: 7, alt: 'Rosa i Len' }, items: [to('Nowości', '/nowosci')] },
} satisfies Record<string, SettingsOf<typeof navbar>>;
