import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Duże zdjęcia na przemian': 'Large pictures on alternating sides',
  Kolumny: 'Columns',
  Kreacja: 'Look',
  Kreacje: 'Looks',
  'Lista kosmetyków': 'List of products',
  'Opis punktu': 'Description of the point',
  'Pozostałe kosmetyki': 'Other products',
  Produkt: 'Product',
  'Punkty na obrazie': 'Points on the image',
  'Stylizacje i inspiracje: zdjęcie z punktami i lista kosmetyków, które na nim są.':
    'Looks and inspirations: a picture with points and a list of the products in it.',
  'Użyte, ale bez punktu na zdjęciu; te z punktów są na liście same':
    'Used, but without a point on the picture; those of the points are in the list by themselves',
};
