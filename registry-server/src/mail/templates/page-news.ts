import {
  button,
  type MailBlock,
  type MailDocument,
  paragraph,
  type StaffMailTemplate,
} from '../layout/mail-document.ts';

/** Something that colleagues have done about a page that the reader works on, too. */
export interface PageNews {
  readonly kind: 'asked' | 'published' | 'returned' | 'comment' | 'resolved';
  /** Name of who did it. */
  readonly by: string;
  /** Of the page. */
  readonly title: string;
  /** Where the editor shows it. */
  readonly url: string;
  /** What they wrote. */
  readonly text?: string;
}

export interface PageNewsData {
  readonly news: readonly PageNews[];
}

interface Words {
  readonly sentence: Readonly<Record<PageNews['kind'], (by: string, title: string) => string>>;
  /** The subject of several about one page, and about several. */
  readonly several: (title: string) => string;
  readonly severalPages: string;
  readonly heading: string;
  readonly openPage: string;
  readonly openThread: string;
  readonly reason: (name: string) => string;
}

const pl: Words = {
  sentence: {
    asked: (by, title) => `${by} prosi o publikację strony „${title}”`,
    published: (by, title) => `Strona „${title}” jest opublikowana (${by})`,
    returned: (by, title) => `${by} odsyła stronę „${title}” do poprawy`,
    comment: (by, title) => `${by} pisze o stronie „${title}”`,
    resolved: (by, title) => `${by} zamyka wątek na stronie „${title}”`,
  },
  several: (title) => `Co nowego na stronie „${title}”`,
  severalPages: 'Co nowego na stronach',
  heading: 'Co nowego na stronach',
  openPage: 'Otwórz stronę w edytorze',
  openThread: 'Otwórz wątek i odpowiedz',
  reason: (name) =>
    `Te wiadomości dostają osoby, które pracują nad stronami sklepu ${name}. Wyłączysz je w edytorze, pod dzwonkiem. Na ten e-mail nie odpowiadaj: nikt go nie przeczyta.`,
};

const en: Words = {
  sentence: {
    asked: (by, title) => `${by} asks for “${title}” to be published`,
    published: (by, title) => `“${title}” is published (${by})`,
    returned: (by, title) => `${by} sends “${title}” back`,
    comment: (by, title) => `${by} writes about “${title}”`,
    resolved: (by, title) => `${by} resolves a thread on “${title}”`,
  },
  several: (title) => `News about “${title}”`,
  severalPages: 'News about your pages',
  heading: 'News about your pages',
  openPage: 'Open the page in the editor',
  openThread: 'Open the thread and answer',
  reason: (name) =>
    `People who work on the pages of ${name} get these messages. Switch them off in the editor, under the bell. Do not reply to this e-mail: nobody would read it.`,
};

const hu: Words = {
  sentence: {
    asked: (by, title) => `${by} a következő oldal közzétételét kéri: „${title}”`,
    published: (by, title) => `Megjelent az oldal: „${title}” (${by})`,
    returned: (by, title) => `${by} javításra visszaküldte az oldalt: „${title}”`,
    comment: (by, title) => `${by} megjegyzést írt az oldalhoz: „${title}”`,
    resolved: (by, title) => `${by} lezárt egy beszélgetést az oldalon: „${title}”`,
  },
  several: (title) => `Újdonságok az oldalon: „${title}”`,
  severalPages: 'Újdonságok az oldalakon',
  heading: 'Újdonságok az oldalakon',
  openPage: 'Az oldal megnyitása a szerkesztőben',
  openThread: 'A beszélgetés megnyitása és válasz',
  reason: (name) =>
    `Ezeket az üzeneteket azok kapják, akik a(z) ${name} oldalain dolgoznak. A szerkesztőben, a harang alatt kapcsolhatók ki. Erre az e-mailre ne válaszoljon: senki sem olvassa el.`,
};

/** What colleagues have done about pages meanwhile; for staff. */
export const pageNews: StaffMailTemplate<PageNewsData> = {
  pl: (data) => write(data, pl),
  en: (data) => write(data, en),
  hu: (data) => write(data, hu),
};

function write({ news }: PageNewsData, words: Words): MailDocument {
  const say = ({ kind, by, title }: PageNews) => words.sentence[kind](by, title);
  const [first] = news;
  const isOne = news.length === 1;
  const isOnePage = new Set(news.map(({ title }) => title)).size === 1;
  const several = isOnePage && first ? words.several(first.title) : words.severalPages;
  return {
    subject: isOne && first ? say(first) : several,
    preview: first?.text ?? (first ? say(first) : ''),
    heading: isOne && first ? say(first) : words.heading,
    reason: ({ name }) => words.reason(name),
    // What is about one place has one button, however much of it there is.
    blocks: [...Map.groupBy(news, ({ url }) => url)].flatMap(([url, ofPlace]) => [
      ...ofPlace.flatMap((each): MailBlock[] => sayWith(each, isOne ? undefined : `${say(each)}:`)),
      button(ofPlace.some(({ kind }) => kind === 'comment') ? words.openThread : words.openPage, url),
    ]),
  };
}

function sayWith({ text }: PageNews, sentence: string | undefined): MailBlock[] {
  const said = [sentence && text === undefined ? sentence.replace(/:$/, '.') : sentence, text].filter(Boolean);
  return said.length > 0 ? [paragraph(said.join('\n'))] : [];
}
