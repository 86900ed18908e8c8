import { HEAD_MARK } from '../content/head-markup.ts';
import type { HeadElement } from '../content/page-head.ts';
import { themeClass } from '../content/theme-class.ts';
import { answerOf, type View } from '../content/view.ts';

/** Puts the head of a new view in the place of the old one's. */
export function applyHead(document: Document, elements: readonly HeadElement[]) {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const element of elements) {
    if (element.tag === 'title') {
      document.title = element.text;
      continue;
    }
    const made = document.createElement(element.tag);
    made.setAttribute(HEAD_MARK, '');
    for (const [name, value] of Object.entries(element.attributes)) made.setAttribute(name, value);
    document.head.append(made);
  }
}

/** The head that `applyHead` replaces, as the document has it. */
export function readHead(document: Document): HeadElement[] {
  const marked = [...document.head.querySelectorAll<HTMLMetaElement | HTMLLinkElement>(`[${HEAD_MARK}]`)];
  return [
    { tag: 'title', text: document.title },
    ...marked.map((element): HeadElement => {
      const attributes = [...element.attributes].filter(({ name }) => name !== HEAD_MARK);
      return {
        tag: element instanceof HTMLLinkElement ? 'link' : 'meta',
        attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      };
    }),
  ];
}

/** Gives the root element the class of the view's theme and takes those of others away. */
export function applyTheme(document: Document, view: View) {
  const { classList } = document.documentElement;
  for (const name of [...classList]) if (name.startsWith('theme-')) classList.remove(name);
  const theme = answerOf(view)?.meta.theme;
  const name = theme && themeClass(theme);
  if (name) classList.add(name);
}

/** Gives the focus back to the link that was followed, where the page was rendered anew around it. */
export function keepFocus(document: Document) {
  if (document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  [...links].find(({ href }) => href === document.URL)?.focus({ preventScroll: true });
}
