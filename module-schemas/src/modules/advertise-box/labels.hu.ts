import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dla treści, za które ktoś zapłacił': 'Olyan tartalomhoz, amelyért valaki fizetett',
  'Kafel reklamowy': 'Reklámcsempe',
  Kwadrat: 'Négyzet',
  'Na przykład „Do niedzieli”': 'Például „Vasárnapig”',
  'Napis odnośnika': 'A hivatkozás felirata',
  'Oznacz jako reklamę': 'Megjelölés reklámként',
  'Pionowe 4:5': 'Álló 4:5',
  Plakietka: 'Címke',
  'Poziome 3:2': 'Fekvő 3:2',
  Proporcje: 'Képarány',
  'Szerokie 21:9': 'Széles 21:9',
  'Tekst na zdjęciu': 'Szöveg a képen',
  'Tekst obok zdjęcia': 'Szöveg a kép mellett',
  'Tekst pod zdjęciem': 'Szöveg a kép alatt',
  'Zdjęcie z hasłem, całe do kliknięcia: promocja, kolekcja, nowość.':
    'Kép jelmondattal, az egész egy hivatkozás: ajánlat, kollekció, újdonság.',
  Baner: 'Szalaghirdetés',
  'Czego nie ma tutaj, jest z\u00a0banera: nagłówek, tekst, zdjęcie, adres':
    'Ami itt üres, az a szalaghirdetésből jön: cím, szöveg, kép, hivatkozás',
};
