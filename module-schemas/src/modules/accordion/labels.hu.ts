import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Akordeon: 'Harmonika',
  Części: 'Szakaszok',
  Część: 'Szakasz',
  'Kilka części otwartych naraz': 'Egyszerre több szakasz is nyitva',
  'Otwarta na początku': 'Kezdetben nyitva',
  'Poziom nagłówków': 'Címsorok szintje',
  'Pytania i odpowiedzi': 'Kérdések és válaszok',
  'Rozwijane części: pytania i odpowiedzi, skład, sposób użycia.':
    'Kinyitható szakaszok: kérdések és válaszok, összetevők, használat.',
  'Wyszukiwarki mogą pokazać je przy wyniku': 'A keresők a találat mellett is megjeleníthetik',
};
