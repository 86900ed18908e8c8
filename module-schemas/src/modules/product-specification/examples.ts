import type { SettingsOf } from '../../define-module.ts';
import type { productSpecification } from './schema.ts';

const steps = [
  { heading: 'Zwilż', text: 'Letnią wodą albo tonikiem. Skóra ma być wilgotna, nie mokra.', image: { file: 3 } },
  { heading: 'Wmasuj', text: 'Trzy krople, od środka twarzy na zewnątrz.' },
  { heading: 'Odczekaj', text: 'Minutę, zanim nałożysz krem.' },
];

export const examples = {
  typical: {
    hero: {
      heading: 'Gęsta woda z siemienia',
      text: 'Len zalewamy letnią wodą i czekamy noc. Rano jest z niego śluz, który wiąże wilgoć i niczego nie klei.',
      image: { file: 3, alt: 'Serum z\u00a0lnem na postumencie z\u00a0kamienia' },
    },
    stepsHeading: 'Trzy ruchy o poranku',
    steps: steps.map((step, place) => ({ ...step, image: { file: [3, 1, 6][place] ?? 3 } })),
    columnsHeading: 'Z czego jest',
    columns: [
      { heading: 'Len', text: 'Otula i wygładza.', image: { file: 6 } },
      { heading: 'Witamina C', text: 'Stabilna, 10%.', image: { file: 4 } },
    ],
  },
  ofTheProduct: { source: 'current', hero: { heading: 'Tytuł otwarcia', text: 'Kilka zdań o produkcie.' }, steps },
  stepsAlone: { steps },
  longest: { hero: { heading: 'Ż'.repeat(160), text: 'Ż'.repeat(1200) } },
} satisfies Record<string, SettingsOf<typeof productSpecification>>;
