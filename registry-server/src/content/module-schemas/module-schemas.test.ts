import { DRIVERS } from '@witryna/module-schemas';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { faultsAgainst } from '../../testing/closed-schema.ts';
import { dialects } from '../../testing/dialects.ts';
import { moduleAnswer, modulesAnswer } from './module-schemas.plugin.ts';

const [sqlite] = dialects;

describe('schemas of modules', () => {
  let app: App;
  beforeAll(async () => {
    if (!sqlite) throw new Error('no dialect');
    app = await buildTestApp(sqlite);
  });

  test('name every module with its slots', async () => {
    const answer = await app.inject('/schemas');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(faultsAgainst(modulesAnswer, answer.json())).toEqual([]);
    const { data } = answer.json();
    expect(data.map(({ driver }: { driver: string }) => driver)).toEqual(DRIVERS);
    expect(data).toContainEqual(
      expect.objectContaining({ driver: 'hero', title: 'Baner główny', slots: ['actions'], version: 1 }),
    );
  });

  test.each(DRIVERS)('%s has a schema that others can validate by', async (driver) => {
    const answer = (await app.inject(`/schemas/${driver}`)).json();
    expect(faultsAgainst(moduleAnswer, answer)).toEqual([]);
    const { data } = answer;
    const ajv = new Ajv({ strict: false, discriminator: true });
    expect(ajv.validateSchema(data.settings)).toBe(true);
  });

  test('speak the language that is asked for', async () => {
    const { data } = (await app.inject('/schemas/accordion?language=en')).json();
    expect(data).toMatchObject({ title: 'Accordion', settings: { properties: { items: { title: 'Sections' } } } });
    expect((await app.inject('/schemas/accordion?language=xx')).statusCode).toBe(422);
  });

  test.each(['nieznany', 'constructor', '__proto__'])('%s is no module', async (driver) => {
    expect((await app.inject(`/schemas/${driver}`)).statusCode).toBe(404);
  });
});
