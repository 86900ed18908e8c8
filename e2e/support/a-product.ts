import { randomUUID } from 'node:crypto';
import { staffApi } from './staff-api.ts';

/** A product of the test's own at 49,00 zł, whose price and stock may change. */
export async function aProductOf(stock: number, called?: string) {
  const staff = await staffApi();
  const sku = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  const name = called ?? `Olejek ${sku}`;
  const urlKey = sku.toLowerCase();
  await staff.send('PUT', `/staff/catalogue/products/${sku}`, {
    name,
    urlKey,
    categories: [],
    position: 0,
    description: [],
    usage: [],
    benefits: [],
    inci: [],
    skinType: [],
    certifications: [],
    warnings: [],
    flags: {},
    taxClass: 23,
    complementary: [],
    images: [],
    variants: [{ sku: `${sku}-50`, prices: { PLN: { regular: 4_900 } }, stock }],
    priceHistory: [],
  });
  const variant = `${sku}-50`;
  return {
    sku: variant,
    name,
    urlKey,
    price: (regular: number) =>
      staff.send('PUT', `/staff/catalogue/variants/${variant}/price`, { currency: 'PLN', regular }),
    stock: (quantity: number) => staff.send('PUT', `/staff/catalogue/variants/${variant}/stock`, { quantity }),
  };
}
