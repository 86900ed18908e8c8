import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atFileEnd } from '../testing/at-file-end.ts';
import { dialects } from '../testing/dialects.ts';
import { createSecretBox } from './secret-box.ts';
import { checkSecretsKey, openSecretBox, SecretsKeyDiffers, SecretUnreadable } from './secrets.ts';

const KEY = 'k'.repeat(32);
const OTHER_KEY = 'o'.repeat(32);

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-secrets-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a secret box', () => {
  test('decrypts what was encrypted with the same key', () => {
    const sealed = createSecretBox(KEY).seal('zażółć 123', 'staff-factor:1');
    for (const plain of ['zażółć', Buffer.from('zażółć 123').toString('base64url')])
      expect(sealed).not.toContain(plain);
    expect(createSecretBox(KEY).open(sealed, 'staff-factor:1')).toBe('zażółć 123');
  });

  test('seals the same text differently each time', () => {
    const box = createSecretBox(KEY);
    expect(box.seal('a', 'p')).not.toBe(box.seal('a', 'p'));
  });

  test('does not open with another key, for another purpose, or what was changed', () => {
    const box = createSecretBox(KEY);
    const sealed = box.seal('a', 'staff-factor:1');
    expect(() => createSecretBox(OTHER_KEY).open(sealed, 'staff-factor:1')).toThrow(SecretUnreadable);
    expect(() => box.open(sealed, 'staff-factor:2')).toThrow(SecretUnreadable);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'Q' : 'A') + sealed.slice(at + 1);
      expect(() => box.open(changed, 'staff-factor:1')).toThrow(SecretUnreadable);
    }
    for (const other of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'plain']) {
      expect(() => box.open(other, 'staff-factor:1')).toThrow(SecretUnreadable);
    }
  });

  test('refuses a short key', () => {
    expect(() => createSecretBox('short')).toThrow(/SECRETS_KEY has 5 characters/);
  });

  test('keeps a key of its own beside the data, for its owner only', () => {
    const dataDir = join(aFolder(), 'new');
    const sealed = openSecretBox({ dataDir }).seal('a', 'p');
    expect(openSecretBox({ dataDir }).open(sealed, 'p')).toBe('a');
    expect(readdirSync(dataDir)).toEqual(['secrets.key']);
    expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secrets.key'), 'utf8')).toMatch(/^[\w-]{43}$/);
  });

  test('takes the key of the environment where there is one, and writes no file', () => {
    const dataDir = aFolder();
    expect(openSecretBox({ secretsKey: KEY, dataDir }).fingerprint).toBe(createSecretBox(KEY).fingerprint);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe.each(dialects)('the key of a database on $name', ({ openDatabase }) => {
  test('is the first one that was used; another one is refused, also when both start at once', async () => {
    const db = await openDatabase();
    const fingerprints = [KEY, OTHER_KEY].map((key) => createSecretBox(key).fingerprint);
    const both = await Promise.allSettled(fingerprints.map((fingerprint) => checkSecretsKey(db, { fingerprint })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is replaced only when asked for', async () => {
    const db = await openDatabase();
    const [first = '', second = ''] = [KEY, OTHER_KEY].map((key) => createSecretBox(key).fingerprint);
    await checkSecretsKey(db, { fingerprint: first });
    await expect(checkSecretsKey(db, { fingerprint: second })).rejects.toBeInstanceOf(SecretsKeyDiffers);
    await checkSecretsKey(db, { fingerprint: first });
    await checkSecretsKey(db, { fingerprint: second, replaces: true });
    await checkSecretsKey(db, { fingerprint: second });
    await expect(checkSecretsKey(db, { fingerprint: first })).rejects.toBeInstanceOf(SecretsKeyDiffers);
  });
});
