import { plural } from '../../i18n/plural.ts';

/** Of the screen about how long data is kept. */
export const retention = {
  title: 'Przechowywanie',
  kinds: 'Dane i ich czas',
  lead: 'Po tylu dniach dane są usuwane. Skrócony czas usuwa starsze dane w ciągu godziny i nic ich nie przywróci.',
  help: (help: string, days: number) => `${help} Domyślnie ${plural(days, 'dzień', 'dni', 'dni')}.`,
  days: (title: string) => `${title} (dni)`,
  lastRun: (moment: string) => `Ostatnio sprzątano: ${moment}`,
  neverRun: 'Jeszcze nie sprzątano',
  saved: 'Zapisano, jak długo przechowywać dane',
};
