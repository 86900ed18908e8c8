import { expect, test } from 'vitest';
import { filesToPreload } from './preload-lists.ts';

const files = [
  'assets/picker-Ceso0zja.js',
  'assets/vendor-y6sIXJ4d.js',
  'assets/start-B-_Ewb83.js',
  'assets/map-q.css',
];

test('a screen names no file that the app has brought', () => {
  expect(filesToPreload(files, 'assets/points-Ck_vROCs.js')).toEqual(['assets/picker-Ceso0zja.js', 'assets/map-q.css']);
});

test('a screen names nothing that it imports itself, as all screens do', () => {
  const shared = ['assets/screens-C35J2Bky.js', 'assets/fields-BuCqYp1V.js', 'assets/shop-client-BNQYtNcG.js'];
  expect(filesToPreload(shared, 'assets/payment-step-C77EZBMg.js')).toEqual(['assets/fields-BuCqYp1V.js']);
  expect(filesToPreload(shared, 'assets/wallets-CBtyyfvp.js')).toEqual(shared);
});

test.each(['assets/entry-client-CPES0fTr.js', 'assets/without-react-Ct7AtOJO.js'])(
  '%s runs before the app is there, and names all',
  (host) => {
    expect(filesToPreload(files, host)).toEqual(files);
  },
);
