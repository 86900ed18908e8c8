import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Inicjał: 'Iniciálé',
  'Każde stanie przy akapicie, w którym jego słowo pada pierwszy raz':
    'Mindegyik annál a bekezdésnél áll, amelyben a szava először előfordul',
  'Kolumna do czytania: inicjał, wyjęte cytaty, objaśnienia na marginesie.':
    'Olvasóhasáb: iniciálé, kiemelt idézetek, széljegyzetek.',
  Objaśnienia: 'Jegyzetek',
  Objaśnienie: 'Jegyzet',
  'Pierwszy akapit zaczyna duża litera': 'Az első bekezdés nagy betűvel kezdődik',
  'Słowo z tekstu': 'A szöveg szava',
  'Tak, jak je napisano, na przykład nazwa INCI': 'Ahogy le van írva, például egy INCI-név',
  'Tekst artykułu': 'Cikk szövege',
};
