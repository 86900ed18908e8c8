import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dla zdjęć widocznych bez przewijania': 'For pictures visible without scrolling',
  'Jak w pliku': 'As in the file',
  Kwadrat: 'Square',
  'Opis punktu': 'Description of the point',
  'Pionowe 4:5': 'Portrait 4:5',
  Podpis: 'Caption',
  'Poziome 3:2': 'Landscape 3:2',
  Produkt: 'Product',
  Proporcje: 'Ratio',
  'Punkty na obrazie': 'Points on the image',
  'Szerokie 21:9': 'Wide 21:9',
  'Wczytaj od razu': 'Load at once',
  'Zdjęcie z podpisem i najwyżej pięcioma punktami.': 'A picture with a caption and at most five points.',
  'Bez zmian': 'Unchanged',
  'Pora dnia mija, gdy obraz przesuwa się przez ekran':
    'The hour of the day passes while the picture moves through the window',
  'Światło przy przewijaniu': 'Light while scrolling',
  'Ten sam kadr wcześniej': 'The same view earlier',
  'Zdjęcie z innej pory dnia, które przy przewijaniu przechodzi w ten obraz':
    'A picture taken at another hour, which turns into this one while scrolling',
  Świt: 'Dawn',
  Zmierzch: 'Dusk',
};
