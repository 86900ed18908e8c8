import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/dialects.ts';
import { createAuditStore } from '../../identity/audit/index.ts';
import { SENTENCES } from './import.messages.ts';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'witryna-cli-'));
const database = join(folder, 'shop.db');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: database, DATA_DIR: folder, NODE_ENV: 'production' };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

function aFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const HEADER = 'sku,product_type,name,price,url_key,qty';

describe('the command of the import', () => {
  test('takes a file over, notes it, and ends well', async () => {
    const { code, stdout } = await run(aFile('dobry.csv', `${HEADER}\nA,simple,Krem,89.00,krem,5\n`));
    expect(code).toBe(0);
    expect(stdout).toContain('Produkty: 1, warianty: 1');
    const db = openDatabase(database);
    expect(await db.selectFrom('product').select('sku').execute()).toEqual([{ sku: 'A' }]);
    expect((await createAuditStore(db).list({ page: 1, pageSize: 10 })).items).toMatchObject([
      { actorId: null, action: 'catalog:import', subject: { file: 'dobry.csv' }, status: 200 },
    ]);
    await db.destroy();
  });

  test('says what it has left as staff have written it, and writes over it only when told to', async () => {
    const file = (name: string) => aFile(`${name}.csv`, `${HEADER}\nC,simple,${name},89.00,krem-c,5\n`);
    await run(file('Krem'));
    const db = openDatabase(database);
    await db.updateTable('product').set({ name: 'Krem z lnem', staffEdits: 'name' }).where('sku', '=', 'C').execute();
    const named = async () =>
      (await db.selectFrom('product').select('name').where('sku', '=', 'C').executeTakeFirst())?.name;
    const { code, stdout } = await run(file('Balsam'));
    expect(code).toBe(0);
    for (const sentence of [SENTENCES.kept(1), SENTENCES.keptFields('C', ['name']), SENTENCES.replaceKept])
      expect(stdout).toContain(sentence);
    expect(await named()).toBe('Krem z lnem');
    const replaced = await run(file('Balsam'), '--replace-edited');
    expect(replaced.stdout).not.toContain(SENTENCES.kept(1));
    expect(await named()).toBe('Balsam');
    await db.destroy();
  });

  test('tells what it refused, in a report that no spreadsheet runs', async () => {
    const file = aFile('zly.csv', `${HEADER}\n=1+1,simple,Krem,89.00,krem-2,5\nB,simple,Żel,-1,zel,5\n`);
    const { code, stdout } = await run(file, '--dry-run');
    expect(code).toBe(2);
    expect(stdout).toContain(SENTENCES.dryRun);
    expect(stdout).toContain(SENTENCES.refusal(3, 'price', SENTENCES.priceNegative));
    const report = readFileSync(`${file}.odrzucone.csv`, 'utf8');
    expect(report).toBe(
      `\uFEFFwiersz,pole,powod\r\n2,sku,${SENTENCES.formula}\r\n3,price,${SENTENCES.priceNegative}\r\n`,
    );
  });

  test.each([
    ['without a file', [], 'pnpm catalog:import'],
    ['with a file that is not there', ['/nie/ma.csv'], 'Nie ma pliku'],
    ['with an option that it does not know', ['--szybko'], '--szybko'],
    ['with a file of another kind', [aFile('lista.txt', 'x')], SENTENCES.kindUnknown],
    ['with a file that lacks columns', [aFile('krotki.csv', 'sku\nA\n')], 'product_type, name, price'],
  ])('%s says what is wrong and ends with 1', async (_, args, words) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(words);
    expect(existsSync(join(folder, 'krotki.csv.odrzucone.csv'))).toBe(false);
  });
});
