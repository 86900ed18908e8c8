import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { FIRST_VIEW_ATTRIBUTE, HEAD_SCRIPT, takeEarlyEvents } from '../head-script.ts';
import { type EarlyClicks, noticeClicks } from './early-clicks.ts';

let clicks: EarlyClicks | undefined;
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute(FIRST_VIEW_ATTRIBUTE);
  clicks?.replay();
});

/** A page before its code is there; what the code would hear is counted once it is. */
function aPage(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  clicks = noticeClicks(document);
  const heard = vi.fn((event: Event) => event.type === 'submit' && event.preventDefault());
  return {
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    hydrate() {
      for (const name of ['click', 'submit']) root.addEventListener(name, heard);
      clicks?.replay();
      return heard.mock.calls.map(([{ type, target }]) => `${type} ${(target as Element).id}`);
    },
  };
}

test.each([
  ['a button of code is clicked once more', '<button type="button" id="menu"></button>', ['click menu']],
  [
    'a form that goes nowhere is sent once more',
    '<form method="dialog" id="buy"><button id="send"></button></form>',
    ['click send', 'submit buy'],
  ],
  [
    'a part that opens by itself is left alone',
    '<details><summary><button id="x" disabled></button></summary></details>',
    [],
  ],
])('%s', (_what, html, expected) => {
  const page = aPage(html);
  page.press('button');
  expect(page.hydrate()).toEqual(expected);
});

test('a form that a server takes is sent by the browser alone', () => {
  const page = aPage('<form method="post" action="/x" id="letter"><button></button></form>');
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  page.press('button');
  expect(page.hydrate()).toEqual([]);
});

test('of several presses the last is meant, and one whose place is gone is forgotten', () => {
  const page = aPage(
    '<form method="dialog" id="buy"><button id="send"></button></form><button type="button" id="menu"></button>',
  );
  page.press('#send');
  page.press('#menu');
  expect(page.hydrate()).toEqual(['click menu']);
  const other = aPage('<button type="button" id="menu"></button>');
  other.press('#menu');
  document.querySelector('#menu')?.remove();
  expect(other.hydrate()).toEqual([]);
});

test.each([
  ['a press', '<button type="button" id="menu"></button>', ['click menu']],
  ['a form', '<form method="dialog" id="buy"><button id="send"></button></form>', ['click send', 'submit buy']],
])('%s before this code was there is known from the line in the document', (_what, html, expected) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  runInThisContext(HEAD_SCRIPT);
  root.querySelector('button')?.click();
  clicks = noticeClicks(document, takeEarlyEvents(globalThis));
  const heard = vi.fn((event: Event) => event.type === 'submit' && event.preventDefault());
  for (const name of ['click', 'submit']) root.addEventListener(name, heard);
  clicks.replay();
  expect(heard.mock.calls.map(([{ type, target }]) => `${type} ${(target as Element).id}`)).toEqual(expected);
  expect(Reflect.get(globalThis, 'earlyEvents')).toBeUndefined();
});
