import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Duże zdjęcia na przemian': 'Nagy képek váltakozó oldalon',
  Kolumny: 'Oszlopok',
  Kreacja: 'Összeállítás',
  Kreacje: 'Összeállítások',
  'Lista kosmetyków': 'Termékek listája',
  'Opis punktu': 'A pont leírása',
  'Pozostałe kosmetyki': 'További termékek',
  Produkt: 'Termék',
  'Punkty na obrazie': 'Pontok a képen',
  'Stylizacje i inspiracje: zdjęcie z punktami i lista kosmetyków, które na nim są.':
    'Stílusok és ötletek: kép pontokkal és a rajta látható termékek listájával.',
  'Użyte, ale bez punktu na zdjęciu; te z punktów są na liście same':
    'Felhasznált, de a képen nem jelölt termékek; a pontok termékei maguktól a listára kerülnek',
};
