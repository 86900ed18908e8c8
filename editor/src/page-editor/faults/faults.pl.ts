import { plural } from '../../i18n/plural.ts';

export const faults = {
  list: (count: number) => `${plural(count, 'błąd', 'błędy', 'błędów')} do poprawy – pokaż listę`,
  listHint: 'Szkic jest zapisany. Błędy trzeba poprawić przed publikacją.',
  announced: (count: number) => `Do poprawy przed publikacją: ${plural(count, 'błąd', 'błędy', 'błędów')}.`,
  next: 'Następny błąd',
  retry: 'Sprawdź ponownie i opublikuj',
  listText: 'Szkic jest zapisany. Popraw te miejsca, zanim opublikujesz stronę.',
  unsavedText: 'Tych zmian nie można zapisać. Są nadal w tej karcie.',
  inModule: (name: string, count: number) => `${name}: ${plural(count, 'błąd', 'błędy', 'błędów')}`,
};
