import { emptyPage } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { stemsOf } from '../../search/index.ts';
import { ArticleIndex } from './article-index.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

interface Article {
  readonly title: string;
  readonly lead?: string;
  readonly text?: string;
  readonly shown?: string;
  readonly visibleFrom?: string;
}

function anIndex(...articles: readonly Article[]) {
  const index = new ArticleIndex();
  const put = (article: Article, at: number) => {
    const { title, lead, text = '', shown = '2026-01-01', visibleFrom } = article;
    index.put({
      id: at + 1,
      slug: `artykul-${at + 1}`,
      visibleFrom: visibleFrom ? new Date(visibleFrom) : null,
      shownAt: new Date(shown),
      document: {
        ...emptyPage('article', title),
        contentProperties: lead === undefined ? {} : { lead },
        containers: { t: { id: 't', driver: 'text', version: 1, settings: { content: [{ text }] } } },
      },
    });
  };
  articles.forEach(put);
  const numbers = (slugs: readonly string[]) => slugs.map((slug) => Number(slug.split('-')[1]));
  return {
    index,
    put,
    find: (phrase: string) => numbers(index.find(stemsOf(phrase), NOW).slugs),
    suggest: (phrase: string, typed: string) => numbers(index.suggest(stemsOf(phrase), typed, NOW).slugs),
  };
}

describe('articles', () => {
  test('are found by words of title, lead and text in any form, best place first, then the newest', () => {
    const { find } = anIndex(
      { title: 'Dbaj o włosy', text: 'Olejek z rozmarynu, a potem krem.' },
      { title: 'Kremy zimą', shown: '2026-02-01' },
      { title: 'Kremy latem', shown: '2026-03-01' },
      { title: 'Zimowe rytuały', lead: 'Krem i spokój' },
    );
    expect(find('KREM')).toEqual([3, 2, 4, 1]);
    expect(find('rozmarynem')).toEqual([1]);
    expect(find('krem wlosy')).toEqual([1]);
    expect(find('krem mydło')).toEqual([]);
    expect(find('')).toEqual([]);
  });

  test('are suggested by their titles alone, the last word perhaps unfinished', () => {
    const { suggest } = anIndex({ title: 'Włosy zimą', text: 'Krem' }, { title: 'Krem nawilżający' });
    expect(suggest('krem nawil', 'nawil')).toEqual([2]);
    expect(suggest('kre', 'kre')).toEqual([2]);
    expect(suggest('nieznane kre', 'kre')).toEqual([]);
  });

  test('that are held back are told of, not shown', () => {
    const { index, find } = anIndex(
      { title: 'Krem', visibleFrom: '2026-12-01T00:00:00Z' },
      { title: 'Krem', visibleFrom: '2026-11-25T00:00:00Z' },
    );
    expect(find('krem')).toEqual([]);
    expect(index.find(['krem'], NOW).appearsAt).toEqual(new Date('2026-11-25T00:00:00Z'));
    expect(index.find(['krem'], Date.parse('2026-11-26T00:00:00Z')).slugs).toEqual(['artykul-2']);
  });

  test('are what they say now: what was changed or removed is not found by what it was', () => {
    const { index, put, find } = anIndex({ title: 'Krem' });
    put({ title: 'Mydło' }, 0);
    expect([find('krem'), find('mydła')]).toEqual([[], [1]]);
    index.remove(1);
    expect(find('mydło')).toEqual([]);
  });

  test('settings that are no words, and names of objects, find nothing', () => {
    const { find } = anIndex({ title: 'constructor', text: '__proto__ toString' });
    expect([find('hasOwnProperty'), find('start'), find('driver')]).toEqual([[], [], []]);
    expect(find('constructor')).toEqual([1]);
  });
});
