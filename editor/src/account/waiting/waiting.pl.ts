import { plural } from '../../i18n/plural.ts';

/** What colleagues wait for, under the bell, and the mails about it. */
export const waiting = {
  bell: (count: number) => (count === 0 ? 'Nikt na Ciebie nie czeka' : `Czeka na Ciebie: ${count}`),
  toPublish: (count: number) =>
    plural(count, 'strona do opublikowania', 'strony do opublikowania', 'stron do opublikowania'),
  returned: (count: number) =>
    plural(count, 'strona zwrócona do poprawy', 'strony zwrócone do poprawy', 'stron zwróconych do poprawy'),
  answered: (count: number) =>
    plural(count, 'strona z\u00a0nową odpowiedzią', 'strony z\u00a0nową odpowiedzią', 'stron z\u00a0nową odpowiedzią'),
  mails: 'Powiadomienia e-mail',
  mailsText: (email: string) =>
    `Piszemy na ${email} w\u00a0języku Twoich formularzy. Kilka nowości z\u00a0paru minut to jedna wiadomość.`,
  publication: 'Publikacja stron',
  publicationHelp: 'Gdy ktoś prosi o\u00a0publikację, a\u00a0Ty możesz publikować; gdy Twoja prośba ma odpowiedź.',
  comments: 'Komentarze',
  commentsHelp:
    'Gdy ktoś pisze w\u00a0wątku, w\u00a0którym bierzesz udział, albo na stronie, o\u00a0której publikację prosisz, i\u00a0gdy zamyka wątek.',
  saved: 'Powiadomienia zapisane',
};
