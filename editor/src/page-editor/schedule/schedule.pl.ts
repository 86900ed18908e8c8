export const schedule = {
  open: 'Zaplanuj publikację…',
  title: 'Zaplanuj publikację',
  intro:
    'W wybranej chwili do sklepu trafi szkic w obecnym stanie. Późniejsze zmiany zostaną szkicem, dopóki nie zaplanujesz ich albo nie opublikujesz.',
  publishAt: 'Opublikuj',
  publishAtHelp: 'Puste: strona zostaje, jak jest.',
  unpublishAt: 'Wycofaj',
  unpublishAtHelp: 'Puste: strona zostaje w sklepie.',
  clock: 'Czas polski, także przy zmianie czasu.',
  save: 'Zaplanuj',
  remove: 'Usuń plan',
  saved: 'Publikacja zaplanowana',
  removed: 'Plan usunięty',
  notAMoment: 'Podaj dzień i godzinę.',
  needsMoment: 'Podaj, kiedy opublikować albo wycofać stronę.',
  otherRevision: 'Zaplanowana jest wcześniejsza wersja szkicu. Zapisz plan ponownie, aby objął ostatnie zmiany.',
  failed: (when: string) =>
    `Nie udało się opublikować strony ${when}: coś, do czego się odwołuje, zniknęło. Popraw ją i zaplanuj ponownie.`,
  setBy: (name: string) => `Plan: ${name}.`,
  cannot: 'Twoja rola nie pozwala planować publikacji.',
};
