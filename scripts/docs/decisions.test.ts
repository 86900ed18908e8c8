import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();
const index = read('README.md');

test('every decision has a number of its own', () => {
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('the index has one row for each decision and no other', () => {
  const linked = [...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map((match) => match[1]);
  expect(linked).toEqual(names);
});

describe.each(names)('%s', (name) => {
  const text = read(name);
  const [heading = ''] = text.split('\n', 1);
  const number = name.slice(0, 4);

  test('is named by its number and a few lower case words', () => {
    expect(name).toMatch(/^\d{4}(-[a-z0-9]+)+\.md$/);
  });

  test('has its number, a title and a status', () => {
    expect(heading).toMatch(new RegExp(`^# ${number} \\S.*[^.]$`));
    expect(text).toMatch(/^\*\*Status\*\*: (accepted|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))/m);
  });

  test('gives context, decision and rejected alternatives in this order', () => {
    const sections = [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
    const expected = ['Context', 'Decision', 'Rejected alternatives', 'Consequences'];
    expect(sections).toEqual(expected.slice(0, Math.max(3, sections.length)));
  });

  test('stands in the index under its title', () => {
    expect(index).toContain(`| [${number}](${name}) | ${heading.slice(`# ${number} `.length)} |`);
  });
});
