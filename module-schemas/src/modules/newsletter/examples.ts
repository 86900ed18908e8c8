import type { SettingsOf } from '../../define-module.ts';
import type { newsletter } from './schema.ts';

export const examples = {
  typical: {
    heading: 'Listy z pracowni',
    text: 'Raz w miesiącu: co dojrzewa w kadziach, czego właśnie uczy nas len i co wraca do sklepu.',
  },
  withPicture: {
    heading: 'Listy z pracowni',
    text: 'Raz w miesiącu, bez pośpiechu.',
    image: { file: 1, alt: 'Stół z lnem i słoikami' },
    button: 'Chcę dostawać listy',
    ground: 'none',
  },
  dark: { heading: 'Bądź na bieżąco', ground: 'dark', level: 'H3' },
  withTextMessages: { heading: 'Listy i SMS-y z pracowni', sms: true },
  longest: {
    heading: 'Ż'.repeat(120),
    text: 'Słowo '.repeat(66),
    button: 'Chcę dostawać listy z Waszej pracowni',
    consent: 'Zgadzam się na wszystko. '.repeat(24),
  },
} satisfies Record<string, SettingsOf<typeof newsletter>>;
