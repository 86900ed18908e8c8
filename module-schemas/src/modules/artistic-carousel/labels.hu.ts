import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Czytają ją czytniki ekranu': 'A képernyőolvasók mondják ki',
  'Duże zdjęcia ze słowami, przewijane palcem, klawiszem albo przyciskiem.':
    'Nagy képek szavakkal, ujjal, billentyűvel vagy gombbal léptethetők.',
  'Karuzela artystyczna': 'Művészi képsor',
  'Nazwa karuzeli': 'A képsor neve',
  'Poziom nagłówków': 'Címsorok szintje',
  'Przewija się sama': 'Magától lép',
  'Sekundy na slajd': 'Másodperc diánként',
  Slajd: 'Dia',
  Slajdy: 'Diák',
};
