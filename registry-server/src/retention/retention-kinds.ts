/** What staff reads of a kind, and between which limits they choose, in days. */
export interface RetentionKind {
  readonly title: string;
  readonly help: string;
  readonly defaultDays: number;
  readonly minDays: number;
  readonly maxDays: number;
}

const YEAR_DAYS = 366;

/** Every kind of data that is kept for a time, with the time it is kept for unless staff chooses another. */
export const RETENTION_KINDS = {
  'cookie-consents': {
    title: 'Zgody na pliki cookie',
    help: 'Dowód wyboru. Roszczenia konsumentów przedawniają się po trzech latach, liczonych do końca roku.',
    // Three years, and the rest of the last one.
    defaultDays: 4 * YEAR_DAYS,
    minDays: YEAR_DAYS,
    maxDays: 10 * YEAR_DAYS,
  },
  'web-vitals': {
    title: 'Pomiary szybkości stron',
    help: 'Liczniki dzienne, bez danych osobowych.',
    defaultDays: 90,
    minDays: 28,
    maxDays: 2 * YEAR_DAYS,
  },
  'staff-audit': {
    title: 'Dziennik zmian',
    help: 'Kto z obsługi co zmienił.',
    defaultDays: 730,
    minDays: 30,
    maxDays: 10 * YEAR_DAYS,
  },
  'mail-recipients': {
    title: 'Adresaci wysłanych wiadomości',
    help: 'Po tym czasie dziennik wiadomości nie pokazuje adresów.',
    defaultDays: 30,
    minDays: 7,
    maxDays: YEAR_DAYS,
  },
  'webhook-deliveries': {
    title: 'Dostarczenia webhooków',
    help: 'Treść i przebieg zakończonych dostarczeń.',
    defaultDays: 30,
    minDays: 1,
    maxDays: YEAR_DAYS,
  },
  'guest-carts': {
    title: 'Koszyki gości',
    help: 'Od ostatniej zmiany. Koszyk gościa wygasa najpóźniej po 30 dniach.',
    defaultDays: 30,
    minDays: 1,
    maxDays: 30,
  },
  'repeated-requests': {
    title: 'Klucze powtórzonych żądań',
    help: 'Tak długo ponowienie tej samej zmiany koszyka daje ten sam wynik.',
    defaultDays: 1,
    minDays: 1,
    maxDays: 30,
  },
  'refund-accounts': {
    title: 'Numery kont do zwrotu pieniędzy',
    help: 'Od podania numeru, ale nigdy przed wysłaniem przelewu. Wyciąg z konta firmy zostaje dowodem.',
    defaultDays: 180,
    minDays: 30,
    maxDays: 3 * YEAR_DAYS,
  },
  'contact-messages': {
    title: 'Wiadomości z formularza kontaktowego',
    help: 'Od ostatniej odpowiedzi, a bez odpowiedzi od przyjścia. Wiadomość znika też z kontem osoby, która ją napisała.',
    defaultDays: YEAR_DAYS,
    minDays: 30,
    // Three years, and the rest of the last one: so long somebody may claim something.
    maxDays: 4 * YEAR_DAYS,
  },
  'search-phrases': {
    title: 'Wyszukiwane frazy',
    help: 'Od ostatniego wyszukania.',
    defaultDays: YEAR_DAYS,
    minDays: 7,
    maxDays: 3 * YEAR_DAYS,
  },
} as const satisfies Readonly<Record<string, RetentionKind>>;

export type RetentionKindName = keyof typeof RETENTION_KINDS;
export const RETENTION_KIND_NAMES = Object.keys(RETENTION_KINDS) as RetentionKindName[];
