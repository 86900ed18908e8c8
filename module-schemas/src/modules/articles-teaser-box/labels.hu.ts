import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Artykuł w ramce': 'Cikk keretben',
  'Bez tła': 'Nincs',
  Ciemne: 'Sötét',
  Delikatne: 'Halvány',
  'Jeden artykuł z okładką, tytułem i leadem, na tle albo obok obrazu.':
    'Egy cikk borítóval, címmel és bevezetővel, háttéren vagy a kép mellett.',
  'Który artykuł': 'Melyik cikk',
  Lead: 'Bevezető',
  'Napis odnośnika': 'A hivatkozás felirata',
  'Obraz nad tekstem': 'Kép a szöveg felett',
  'Obraz po lewej': 'Kép balra',
  'Obraz po prawej': 'Kép jobbra',
  'Puste: kategoria artykułu': 'Üresen: a cikk kategóriája',
  'Puste: „Czytaj artykuł”': 'Üresen: „Tovább a cikkre”',
  Tło: 'Háttér',
  'Wybrany ręcznie': 'Kézzel kiválasztva',
};
