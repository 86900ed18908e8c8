import { describe, expect, test } from 'vitest';
import { aMediaFile, recordedTags } from '../../testing/a-catalogue.ts';
import { dialects } from '../../testing/dialects.ts';
import { addMissingColours } from './add-missing-colours.ts';
import { createMediaStore } from './media.store.ts';

const COLOUR = '#d9c7bb';
const workerPool = {
  colours: async ({ placeholders }: { readonly placeholders: readonly string[] }) =>
    placeholders.map((placeholder) => (placeholder.includes('glass') ? '' : COLOUR)),
};

describe.each(dialects)('pictures from before their colours were kept, on $name', ({ openDatabase }) => {
  test('get them once; others keep theirs, and pages that show them are made anew', async () => {
    const db = await openDatabase();
    const store = createMediaStore(db);
    const add = async (key: string, part: { placeholder: string; colour?: string }) => {
      const id = await aMediaFile(db, key);
      await db.updateTable('media_file').set(part).where('id', '=', id).execute();
      return id;
    };
    const old = await add('old', { placeholder: 'data:old' });
    const glass = await add('glass', { placeholder: 'data:glass' });
    const known = await add('known', { placeholder: 'data:known', colour: '#000000' });
    const without = await add('without', { placeholder: '' });
    await db.deleteFrom('outbox').execute();

    expect(await addMissingColours({ store, workerPool })).toBe(2);
    const files = await store.findFiles([old, glass, known, without]);
    expect(files.map(({ colour }) => colour)).toEqual([COLOUR, undefined, '#000000', undefined]);
    expect(await recordedTags(db)).toEqual([[`file:${old}`, `file:${glass}`]]);
    expect(await addMissingColours({ store, workerPool })).toBe(0);
  });
});
