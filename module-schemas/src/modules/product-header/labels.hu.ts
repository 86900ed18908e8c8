import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Galeria, cena, wybór odcienia i pojemności, dodawanie do koszyka.':
    'Galéria, ár, árnyalat és kiszerelés választása, kosárba tétel.',
  'Krótki opis pod nazwą': 'Rövid leírás a név alatt',
  Miniatury: 'Bélyegképek',
  'Nad nazwą': 'A név felett',
  Nic: 'Semmi',
  'Obietnice pod przyciskiem': 'Ígéretek a gomb alatt',
  'Obok zdjęcia': 'A kép mellett',
  'Opis punktu': 'A pont leírása',
  'Pasek zakupu na telefonie': 'Vásárlási sáv telefonon',
  'Pod przyciskiem': 'A gomb alatt',
  'Pod zdjęciem': 'A kép alatt',
  Produkt: 'Termék',
  'Produkt z przyciskiem „Do koszyka”': 'Termék kosárba tevő gombbal',
  'Punkty na obrazie': 'Pontok a képen',
  'Puste: bieżący produkt (strona szablon)': 'Üresen: az aktuális termék (sablonoldal)',
  'Zdjęcie z punktami na końcu galerii': 'Kép pontokkal a galéria végén',
};
