import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '3 obrazy': '3 kép',
  '6 obrazów': '6 kép',
  '9 obrazów': '9 kép',
  'Dwa obok siebie': 'Kettő egymás mellett',
  'Ile obrazów': 'Képek száma',
  'Jeden pod drugim': 'Egymás alatt',
  Kwadrat: 'Négyzet',
  'Lista obrazów': 'Képlista',
  'Na telefonie': 'Telefonon',
  Obrazy: 'Képek',
  'Opis punktu': 'A pont leírása',
  'Pionowe 4:5': 'Álló 4:5',
  Podpis: 'Képaláírás',
  'Poziome 3:2': 'Fekvő 3:2',
  Produkt: 'Termék',
  Proporcje: 'Képarány',
  'Punkty na obrazie': 'Pontok a képen',
  'Rząd do przesuwania': 'Görgethető sor',
  'Trzy, sześć albo dziewięć zdjęć w równych rzędach, z podpisami i punktami.':
    'Három, hat vagy kilenc kép egyenletes sorokban, aláírással és pontokkal.',
  Galeria: 'Galéria',
  'Zdjęcia z\u00a0galerii w\u00a0miejscu wybranych tutaj': 'Egy galéria képei az itt kiválasztottak helyett',
};
