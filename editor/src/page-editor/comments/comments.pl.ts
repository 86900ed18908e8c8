import { plural } from '../../i18n/plural.ts';
import { quote } from '../../i18n/quote.ts';

const threads = (count: number) => plural(count, 'otwarty wątek', 'otwarte wątki', 'otwartych wątków');

export const comments = {
  title: 'Komentarze',
  open: (count: number) => (count === 0 ? 'Komentarze' : `Komentarze: ${threads(count)}`),
  ofModule: (count: number) => (count === 0 ? 'Skomentuj moduł' : `Komentarze modułu: ${threads(count)}`),
  threads,
  news: (authors: string) => `Nowe komentarze: ${authors}.`,

  states: 'Które wątki',
  stateOpen: 'Otwarte',
  stateResolved: 'Zamknięte',
  emptyOpen: 'Nie ma otwartych komentarzy',
  emptyOpenText: 'Zaznacz moduł, aby go skomentować, albo napisz o\u00a0całej stronie.',
  emptyResolved: 'Żaden wątek nie jest jeszcze zamknięty',
  gone: 'Wątku, do którego prowadził ten adres, już nie ma: usunięto jego komentarze.',
  list: 'Wątki',

  aboutPage: 'Cała strona',
  removed: (module: string) => `Moduł usunięty: ${module}`,
  removedHint: 'Tego modułu nie ma teraz na stronie. Jeśli wróci, wątek znowu będzie przy nim.',
  show: (name: string) => `Pokaż na stronie: ${name}`,

  newFor: (name: string) => `Komentarz do: ${name}`,
  newForPage: 'Komentarz do całej strony',
  toPage: 'Do całej strony',
  toModule: (name: string) => `Do modułu ${name}`,
  placeholder: 'Co zmienić, o co zapytać…',
  send: 'Dodaj komentarz',
  sendKeys: 'Ctrl+Enter',
  needsText: 'Napisz komentarz.',
  unsaved: 'Nie dodano komentarza: zmian na stronie nie udało się zapisać. Spróbuj jeszcze raz, gdy się zapiszą.',

  thread: (name: string, author: string) => `Wątek: ${name}, ${author}`,
  answer: 'Odpowiedz',
  answerLabel: 'Odpowiedź',
  sendAnswer: 'Wyślij odpowiedź',
  cancelAnswer: 'Anuluj',
  resolve: 'Zamknij wątek',
  resolved: 'Wątek zamknięty',
  resolvedBy: (name: string, moment: string) => `${name}: zamknięto ${moment}`,
  reopen: 'Otwórz ponownie',
  reopened: 'Wątek otwarty ponownie',
  deleted: 'Komentarz usunięty',
  remove: (author: string, moment: string) => `Usuń komentarz: ${author}, ${moment}`,
  edited: 'edytowano',
  edit: (moment: string) => `Zmień swój komentarz, ${moment}`,
  editLabel: 'Twój komentarz',
  removeTitle: 'Usunąć komentarz?',
  removeConfirm: 'Usuń',
  removeText: (text: string) => `${quote(text)} zniknie dla wszystkich.`,
  removeLast: 'To jedyny komentarz w\u00a0wątku, więc zniknie cały wątek.',
  removedToast: 'Komentarz usunięty',
};
