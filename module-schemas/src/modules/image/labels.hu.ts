import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dla zdjęć widocznych bez przewijania': 'Görgetés nélkül látható képekhez',
  'Jak w pliku': 'Mint a fájlban',
  Kwadrat: 'Négyzet',
  'Opis punktu': 'A pont leírása',
  'Pionowe 4:5': 'Álló 4:5',
  Podpis: 'Képaláírás',
  'Poziome 3:2': 'Fekvő 3:2',
  Produkt: 'Termék',
  Proporcje: 'Képarány',
  'Punkty na obrazie': 'Pontok a képen',
  'Szerokie 21:9': 'Széles 21:9',
  'Wczytaj od razu': 'Azonnali betöltés',
  'Zdjęcie z podpisem i najwyżej pięcioma punktami.': 'Kép aláírással és legfeljebb öt ponttal.',
  'Bez zmian': 'Változatlan',
  'Pora dnia mija, gdy obraz przesuwa się przez ekran': 'Telik a nap, miközben a kép végighalad az ablakon',
  'Światło przy przewijaniu': 'Fény görgetés közben',
  'Ten sam kadr wcześniej': 'Ugyanez a kép korábban',
  'Zdjęcie z innej pory dnia, które przy przewijaniu przechodzi w ten obraz':
    'Más napszakban készült kép, amely görgetéskor ebbe a képbe megy át',
  Świt: 'Hajnal',
  Zmierzch: 'Alkony',
};
