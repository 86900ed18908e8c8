import { expect, test } from 'vitest';
import { createEventParser, tagsOfChange } from './event-parser.ts';

test('events come out whole, however the stream is cut', () => {
  const text = ': hello\n\nid: 7\nevent: change\ndata: {"tags":["page:1"]}\n\nevent: reset\ndata:\n\nid: 8\n';
  for (let cut = 0; cut <= text.length; cut += 1) {
    const parse = createEventParser();
    expect([...parse(text.slice(0, cut)), ...parse(text.slice(cut))]).toEqual([
      { id: '7', event: 'change', data: '{"tags":["page:1"]}' },
      { event: 'reset', data: '' },
    ]);
  }
});

test('Windows line ends and several lines of data are read', () => {
  expect(createEventParser()('id:1\r\ndata: a\r\ndata: b\r\n\r\n')).toEqual([
    { id: '1', event: 'message', data: 'a\nb' },
  ]);
});

test.each([
  ['{"tags":["a","b"]}', ['a', 'b']],
  ['{"tags":["a",3]}', ['a']],
  ['{"tags":"a"}', undefined],
  ['null', undefined],
  ['no JSON', undefined],
])('the tags of %s are %o', (data, tags) => {
  expect(tagsOfChange(data)).toEqual(tags);
});
