import { expect, test } from 'vitest';
import { readStandInsConfig } from './config.ts';

test('stand-ins never run in production, nor where the demo is off', () => {
  expect(() => readStandInsConfig({ NODE_ENV: 'production' })).toThrow('demo only');
  expect(() => readStandInsConfig({ DEMO: 'off' })).toThrow('demo only');
});

test('they are open to this machine only, also where the shop is open to others', () => {
  expect(readStandInsConfig({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
  expect(() => readStandInsConfig({ STANDINS_HOST: '0.0.0.0' })).toThrow('DEMO=on');
  expect(readStandInsConfig({ STANDINS_HOST: '0.0.0.0', DEMO: 'on' }).host).toBe('0.0.0.0');
});

test('they are found beside the shop unless the environment says otherwise', () => {
  expect(readStandInsConfig({})).toMatchObject({ port: 4100, smtpPort: 4125, url: 'http://localhost:4100' });
  expect(readStandInsConfig({ STANDINS_PORT: '5100', STANDINS_SMTP_PORT: '5125' })).toMatchObject({
    smtpPort: 5125,
    url: 'http://localhost:5100',
  });
});
