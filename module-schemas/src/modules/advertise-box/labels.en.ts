import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dla treści, za które ktoś zapłacił': 'For content that somebody has paid for',
  'Kafel reklamowy': 'Promotional tile',
  Kwadrat: 'Square',
  'Na przykład „Do niedzieli”': 'For example “Until Sunday”',
  'Napis odnośnika': 'Label of the link',
  'Oznacz jako reklamę': 'Mark as advertising',
  'Pionowe 4:5': 'Portrait 4:5',
  Plakietka: 'Badge',
  'Poziome 3:2': 'Landscape 3:2',
  Proporcje: 'Ratio',
  'Szerokie 21:9': 'Wide 21:9',
  'Tekst na zdjęciu': 'Text on the picture',
  'Tekst obok zdjęcia': 'Text beside the picture',
  'Tekst pod zdjęciem': 'Text below the picture',
  'Zdjęcie z hasłem, całe do kliknięcia: promocja, kolekcja, nowość.':
    'A picture with a slogan, all of it a link: an offer, a collection, something new.',
  Baner: 'Banner',
  'Czego nie ma tutaj, jest z\u00a0banera: nagłówek, tekst, zdjęcie, adres':
    'What is not filled in here comes from the banner: heading, text, picture, address',
};
