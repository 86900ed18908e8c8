import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '3 obrazy': '3 images',
  '6 obrazów': '6 images',
  '9 obrazów': '9 images',
  'Dwa obok siebie': 'Two side by side',
  'Ile obrazów': 'How many images',
  'Jeden pod drugim': 'One below the other',
  Kwadrat: 'Square',
  'Lista obrazów': 'Image list',
  'Na telefonie': 'On a phone',
  Obrazy: 'Images',
  'Opis punktu': 'Description of the point',
  'Pionowe 4:5': 'Portrait 4:5',
  Podpis: 'Caption',
  'Poziome 3:2': 'Landscape 3:2',
  Produkt: 'Product',
  Proporcje: 'Ratio',
  'Punkty na obrazie': 'Points on the image',
  'Rząd do przesuwania': 'A row to scroll',
  'Trzy, sześć albo dziewięć zdjęć w równych rzędach, z podpisami i punktami.':
    'Three, six or nine pictures in even rows, with captions and points.',
  Galeria: 'Gallery',
  'Zdjęcia z\u00a0galerii w\u00a0miejscu wybranych tutaj': 'Pictures of a gallery in place of those chosen here',
};
