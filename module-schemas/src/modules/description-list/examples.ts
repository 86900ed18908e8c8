import type { SettingsOf } from '../../define-module.ts';
import type { descriptionList } from './schema.ts';

const words = (value: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
});

export const examples = {
  typical: {
    heading: 'Firma',
    items: [
      { term: 'Nazwa', description: words('Rosa i\u00a0Len sp. z\u00a0o.o.') },
      { term: 'Adres', description: words('ul.\u00a0Lniana\u00a07, 16-030\u00a0Supraśl') },
      { term: 'Godziny', description: words('Od poniedziałku do piątku, 9–16') },
    ],
    width: 'Narrow',
  },
  benefits: {
    layout: 'columns',
    align: 'center',
    items: [
      { term: 'Krótkie składy', description: words('Wypisujemy wszystko, w\u00a0kolejności.'), icon: 'leaf' },
      { term: 'Uczciwe ceny', description: words('Przy obniżce zawsze najniższa z\u00a030\u00a0dni.'), icon: 'scales' },
      { term: 'Listy od ludzi', description: words('Odpisuje Ola albo Janek.'), icon: 'letter' },
    ],
  },
  fourColumns: {
    heading: 'Od pola do słoika',
    layout: 'columns',
    columns: 4,
    items: [
      { term: 'Kwiecień', description: words('Siejemy len.'), icon: 'sun' },
      { term: 'Czerwiec', description: words('Kwitnie przez jeden poranek.'), icon: 'drop' },
      { term: 'Sierpień', description: words('Rwiemy ręcznie, suszymy na stojąco.'), icon: 'leaf' },
      { term: 'Listopad', description: words('Tłoczymy na zimno, nocą.'), icon: 'moon' },
    ],
  },
  allDrawings: {
    layout: 'columns',
    columns: 4,
    items: [
      { term: 'Paczka', description: words('Nadajemy w\u00a0dni robocze.'), icon: 'parcel' },
      { term: 'Zwrot', description: words('Masz na niego 14\u00a0dni.'), icon: 'return' },
      { term: 'Serce', description: words('Bez testów na zwierzętach.'), icon: 'heart' },
      { term: 'Prezent', description: words('Pakujemy w\u00a0len.'), icon: 'gift' },
    ],
  },
  ofTheProduct: {
    source: 'current',
    items: [{ term: 'Pojemność', description: words('50\u00a0ml') }],
    width: 'Narrow',
  },
  longest: { items: [{ term: 'Ż'.repeat(80), description: words('Źdźbło '.repeat(60)) }] },
} satisfies Record<string, SettingsOf<typeof descriptionList>>;
