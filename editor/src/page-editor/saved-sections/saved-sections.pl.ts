import { plural } from '../../i18n/plural.ts';
import { quote } from '../../i18n/quote.ts';

const modules = (count: number) => plural(count, 'moduł', 'moduły', 'modułów');

export const savedSections = {
  title: 'Zapisane sekcje',
  /** Beside “Moduły”, where two words would be two lines. */
  tab: 'Sekcje',
  one: 'Zapisana sekcja',
  view: 'Co pokazać',
  modules: 'Moduły',
  withoutGroup: 'Bez grupy',
  hint: 'Sekcja wstawia się jako kopia: zmiany na stronie nie zmienią sekcji, a zmiany sekcji nie zmienią strony. Treść, która ma się zmieniać wszędzie naraz, zrób jako fragment.',
  none: 'Nie ma jeszcze zapisanych sekcji',
  noneHelp: 'Zaznacz moduł na stronie i\u00a0wybierz z\u00a0jego menu „Zapisz jako sekcję” albo naciśnij S.',
  failed: 'Nie udało się wczytać zapisanych sekcji.',
  described: (count: number, by: string, at: string) => `${modules(count)}, zapis: ${by}, ${at}`,
  otherLanguage: (language: string) => `Teksty w\u00a0innym języku niż strona: ${language}`,
  unknown: (drivers: readonly string[]) =>
    `Nie można wstawić: w\u00a0sklepie nie ma już ${drivers.length === 1 ? 'modułu' : 'modułów'} ${drivers.map(quote).join(', ')}`,
  cannotInsert: 'nie można wstawić',
  actions: (name: string) => `Czynności sekcji ${quote(name)}`,

  save: {
    title: 'Zapisz jako sekcję',
    what: (module: string, count: number) =>
      count === 1
        ? `Zapisujesz: ${module}.`
        : `Zapisujesz: ${module} i\u00a0to, co w\u00a0nim jest (${modules(count)}).`,
    submit: 'Zapisz sekcję',
    name: 'Nazwa',
    nameHelp: 'Na przykład „Baner sezonu z\u00a0dwoma przyciskami”',
    nameMissing: 'Podaj nazwę sekcji.',
    nameTaken: 'Sekcja o\u00a0tej nazwie już jest. Podaj inną nazwę.',
    group: 'Grupa',
    groupHelp: 'Niewymagana. Sekcje jednej grupy stoją w\u00a0palecie razem.',
    copy: 'Na strony trafiają kopie sekcji: każdą zmienisz osobno. Treść, która ma się zmieniać na wielu stronach naraz, zrób jako fragment.',
    saved: (name: string) => `Zapisano sekcję ${quote(name)}. Jest w\u00a0palecie, wśród zapisanych sekcji.`,
    faults: 'Tego nie da się zapisać jako sekcji, dopóki ma błędy:',
  },
  rename: {
    action: 'Zmień nazwę lub grupę',
    title: (name: string) => `Nazwa i\u00a0grupa sekcji ${quote(name)}`,
    submit: 'Zapisz',
    done: (name: string) => `Sekcja nazywa się teraz ${quote(name)}.`,
    moved: (name: string) => `Zmieniono grupę sekcji ${quote(name)}.`,
  },
  replace: {
    action: 'Zastąp zaznaczonym modułem',
    needsSelected: 'Najpierw zaznacz moduł na stronie.',
    title: (name: string) => `Zastąpić sekcję ${quote(name)}?`,
    text: (module: string) =>
      `Zamiast tego, co teraz jest w\u00a0sekcji, zapiszemy zaznaczone: ${module}. Poprzedniej zawartości nie da się przywrócić. Strony, na które sekcję już wstawiono, zostają bez zmian.`,
    confirm: 'Zastąp',
    done: (name: string) => `Zastąpiono sekcję ${quote(name)}.`,
  },
  remove: {
    title: (name: string) => `Usunąć sekcję ${quote(name)}?`,
    text: 'Zniknie z\u00a0palety u\u00a0wszystkich i\u00a0nie da się jej przywrócić. Strony, na które ją wstawiono, zostają bez zmian.',
    done: (name: string) => `Usunięto sekcję ${quote(name)}.`,
  },
};
