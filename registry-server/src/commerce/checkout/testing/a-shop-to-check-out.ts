import { expect } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { writePoints } from '../../delivery/points/write-points.ts';

/** A product of known weight and size, points of two networks, Przelewy24, and a coupon for free delivery. */
export async function aShopToCheckOut(dialect: (typeof dialects)[number]): Promise<App> {
  const app = await buildTestApp(dialect, { env: { P24_MERCHANT_ID: '1', P24_CRC: 'crc', P24_REPORT_KEY: 'key' } });
  const dimensions = { lengthMm: 300, widthMm: 200, heightMm: 100 };
  const variants = [
    aVariant({ sku: 'RL-1-30', weightGrams: 250, dimensions, stock: 100, prices: { PLN: { regular: 4_000 } } }),
  ];
  await aCatalogue(app.db).products.put('RL-1', aProduct('RL-1', { variants }));
  const written = [aPoint(), aPoint({ code: 'KRA012', takesPayment: false })];
  await writePoints(app.db, 'inpost', { written, removed: [] }, { points: 2, refreshedAt: new Date() });
  const orlen = [aPoint({ provider: 'orlen', code: 'WAW77' })];
  await writePoints(app.db, 'orlen', { written: orlen, removed: [] }, { points: 1, refreshedAt: new Date() });
  const staff = await signedIn(app, 'publisher');
  const coupon = { code: 'DOSTAWA', name: 'Dostawa gratis', kind: 'freeDelivery' };
  expect((await staff.inject({ method: 'POST', url: '/staff/coupons', payload: coupon })).statusCode).toBe(201);
  return app;
}
