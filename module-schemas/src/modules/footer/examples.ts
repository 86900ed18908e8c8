import type { SettingsOf } from '../../define-module.ts';
import type { footer } from './schema.ts';

const to = (label: string, href: string) => ({ label, link: { href } });

export const examples = {
  typical: {
    name: 'Rosa i Len',
    description: 'Mała pracownia pielęgnacji i koloru.',
    badge: { sectionTitle: 'Ocena klientów', rate: 4.8, amount: 312, desc: 'z ostatnich 12 miesięcy' },
    main: { title: 'Sklep', links: [to('Twarz', '/twarz'), to('Ciało', '/cialo')] },
    secondary: { title: 'Pomoc', links: [to('Dostawa i zwroty', '/dostawa-i-zwroty'), to('Regulamin', '/regulamin')] },
    contact: { title: 'Kontakt', links: [to('+48 85 000 00 00', 'tel:+48850000000')] },
    delivery: { title: 'Dostawa', names: ['InPost', 'DPD'] },
    payment: { title: 'Płatności', names: ['BLIK', 'Karta'] },
    social: { title: 'Obserwuj', links: [to('Instagram', 'https://www.instagram.com/')] },
    legal: 'Rosa i Len sp. z o.o., Supraśl',
    author: to('Witryna', '/o-nas'),
  },
  nameOnly: { name: 'Rosa i Len' },
} satisfies Record<string, SettingsOf<typeof footer>>;
