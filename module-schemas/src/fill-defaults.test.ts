import { expect, test } from 'vitest';
import { fillDefaults } from './fill-defaults.ts';
import { accordion, container, hero } from './registry.gen.ts';

test('what was not set has the default, what was set stays', () => {
  expect(fillDefaults(hero, { heading: 'Świt', align: 'center' })).toMatchObject({
    align: 'center',
    appearance: 'overlay',
    level: 'H1',
  });
});

test('defaults reach into lists and objects that are there', () => {
  const items = [{ title: 'Skład', content: { type: 'doc' as const } }];
  expect((fillDefaults(accordion, { items }).items as unknown[])[0]).toMatchObject({ open: false, source: 'own' });
  expect(fillDefaults(container, { image: { image: { file: 1 } } }).image).toMatchObject({ position: 'cover' });
});

test('an optional object that is absent stays absent, and the input is not touched', () => {
  const settings = Object.freeze({});
  expect(fillDefaults(container, settings)).not.toHaveProperty('image');
});
