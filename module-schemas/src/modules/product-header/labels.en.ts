import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Galeria, cena, wybór odcienia i pojemności, dodawanie do koszyka.':
    'Gallery, price, choice of shade and size, adding to the cart.',
  'Krótki opis pod nazwą': 'Short description below the name',
  Miniatury: 'Thumbnails',
  'Nad nazwą': 'Above the name',
  Nic: 'Nothing',
  'Obietnice pod przyciskiem': 'Promises below the button',
  'Obok zdjęcia': 'Beside the picture',
  'Opis punktu': 'Description of the point',
  'Pasek zakupu na telefonie': 'Bar to buy on a phone',
  'Pod przyciskiem': 'Below the button',
  'Pod zdjęciem': 'Below the picture',
  Produkt: 'Product',
  'Produkt z przyciskiem „Do koszyka”': 'Product with a button to the cart',
  'Punkty na obrazie': 'Points on the image',
  'Puste: bieżący produkt (strona szablon)': 'Empty: the current product (template page)',
  'Zdjęcie z punktami na końcu galerii': 'Picture with points at the end of the gallery',
};
