import { demoPayments } from '@witryna/stand-ins';
import { beforeAll, expect, test } from 'vitest';
import { aRequest, attemptOf, type ProviderRig, runProviderRig } from '../testing/provider-rig.ts';
import { createPrzelewy24 } from './przelewy24.ts';
import { readPrzelewy24 } from './przelewy24-config.ts';

let rig: ProviderRig;
let przelewy24: ReturnType<typeof createPrzelewy24>;
beforeAll(async () => {
  rig = await runProviderRig();
  const config = readPrzelewy24({ ...demoPayments('').przelewy24, P24_URL: `${rig.url}/p24` });
  if (!config) throw new Error('Przelewy24 is not configured');
  przelewy24 = createPrzelewy24(config, { timeoutMs: 1_000 });
});

test.each(['500500', '700701'])('what comes of the code %s in the app of the bank is not told', async (code) => {
  const request = aRequest(rig, { method: 'przelewy24_blik' });
  const started = await przelewy24.chargeBlik?.(request, code);
  expect(started).toEqual({ state: 'pending' });
  expect(await przelewy24.status(attemptOf(request, undefined))).toMatchObject({ state: 'pending' });
});

test('a code that is wrong is refused at once', async () => {
  const request = aRequest(rig, { method: 'przelewy24_blik' });
  expect(await przelewy24.chargeBlik?.(request, '123456')).toEqual({ state: 'declined', reasonCode: 'BLIK_63' });
});
