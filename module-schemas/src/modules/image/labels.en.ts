import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dla zdjęć widocznych bez przewijania': 'For pictures visible without scrolling',
  'Jak w pliku': 'As in the file',
  Kwadrat: 'Square',
  'Opis punktu': 'Description of the point',
  'Pionowe 4:5': 'Portrait 4:5',
  Podpis: 'Caption',
  'Poziome 4:3': 'Landscape 4:3',
  Produkt: 'Product',
  Proporcje: 'Ratio',
  'Punkty na obrazie': 'Points on the image',
  'Szerokie 16:9': 'Wide 16:9',
  'Wczytaj od razu': 'Load at once',
  'Zdjęcie z podpisem i najwyżej pięcioma punktami.': 'A picture with a caption and at most five points.',
};
