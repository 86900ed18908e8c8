import { describe, expect, test } from 'vitest';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { dialects } from '../../testing/dialects.ts';
import { findMissingReferences } from './missing-references.ts';

const file = (key: string, mime: string) => ({
  key,
  hash: key.padEnd(64, '0'),
  fileName: key,
  mime,
  extension: 'bin',
  size: 1,
  width: 0,
  height: 0,
  placeholder: '',
  colour: '',
  createdAt: new Date(),
});

describe.each(dialects)('files of the wrong kind on $name', ({ openDatabase }) => {
  test('are faults of the places that hold them, others are not', async () => {
    const db = await openDatabase();
    const ids: number[] = [];
    for (const [key, mime] of [
      ['obraz', 'image/webp'],
      ['karta', 'application/pdf'],
    ] as const) {
      const row = await db.insertInto('media_file').values(file(key, mime)).returning('id').executeTakeFirstOrThrow();
      ids.push(row.id);
    }
    const [picture = 0, card = 0] = ids;
    const page = aDocument(
      { properties: { meta: { ogImage: card } } },
      aPlaced('dobry', 'image', { image: { file: picture } }),
      aPlaced('zly', 'image', { image: { file: card } }),
    );
    const message = `Plik ${card} to dokument PDF, a tu ma być obraz.`;
    expect(await findMissingReferences(db, 1, page)).toEqual([
      { path: '/containers/zly/settings/image/file', rule: 'file-type', message, placedModuleId: 'zly' },
      { path: '/properties/meta/ogImage', rule: 'file-type', message },
    ]);
  });
});
