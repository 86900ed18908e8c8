import { moduleDefinitions, moduleForms } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { groupProperties } from './group-properties.ts';

describe('groups of fields', () => {
  test.each(Object.keys(moduleForms) as (keyof typeof moduleForms)[])('of %s hold every field once', (driver) => {
    const names = Object.keys(moduleDefinitions[driver].settings.properties);
    const groups = groupProperties(names, moduleForms[driver].groups);
    expect(Object.values(groups).flat().toSorted()).toEqual(names.toSorted());
  });

  test('a field that no group names follows in the last one', () => {
    expect(groupProperties(['a', 'b', 'c'], { content: ['b'], behaviour: ['a'] })).toEqual({
      content: ['b'],
      appearance: [],
      behaviour: ['a', 'c'],
    });
  });
});
