import {
  type CategorySummary,
  EMPTY_RELATED,
  type ListingPage,
  type ListingQuery,
  listingKey,
  type MediaFile,
  type ProductDetails,
  type Related,
} from '@witryna/module-schemas';

const pln = (amount: number) => ({ amount, currency: 'PLN' });

export function aMediaFile(part: Partial<MediaFile> = {}): MediaFile {
  const id = part.id ?? 1;
  const entry = (width: number, mime: string) =>
    ({ url: `/media/${id}/ab/${width}.${mime.split('/')[1]}`, width, height: width, ratio: 'original', mime }) as const;
  return {
    id,
    mime: 'image/avif',
    size: 1000,
    type: 'image',
    url: `/media/${id}/ab/original.avif`,
    width: 800,
    height: 1000,
    srcset: [400, 800].flatMap((width) => [entry(width, 'image/avif'), entry(width, 'image/webp')]),
    placeholder: 'data:image/webp;base64,AAAA',
    ...part,
  };
}

export function aProduct(part: Partial<ProductDetails> = {}): ProductDetails {
  const sku = part.sku ?? 'RL-SW-001';
  const price = { final: pln(9900), regular: pln(12900), lowest30: pln(10900), discountPercent: 9 };
  return {
    sku,
    name: 'Serum z lnem',
    urlPath: '/serum-z-lnem',
    line: { code: 'swit', name: 'Świt' },
    brand: { code: 'rosa-i-len', name: 'Rosa i Len' },
    summary: 'Poranne serum, które dodaje cerze blasku.',
    images: [aMediaFile({ id: 11 }), aMediaFile({ id: 12 })],
    flags: { isNew: true },
    inStock: true,
    price,
    priceVaries: false,
    variants: [{ sku: `${sku}-30`, inStock: true, size: { value: 30, unit: 'ml' }, price }],
    categories: ['twarz/serum'],
    description: ['Len śluzuje, kiedy się go namoczy.', 'Zapachu nie dodawaliśmy.'],
    benefits: ['rozświetla', 'nawilża'],
    usage: ['Rano wmasuj 3–4 krople.'],
    inci: ['Aqua', 'Glycerin'],
    application: 'day-night',
    skinType: ['dry', 'sensitive'],
    certifications: ['vegan'],
    pao: '12M',
    safety: { manufacturer: 'Rosa i Len', warnings: ['Unikać kontaktu z oczami.'] },
    complementary: ['RL-SW-002'],
    taxClass: 23,
    ...part,
  };
}

export function aCategory(part: Partial<CategorySummary> = {}): CategorySummary {
  return {
    path: 'twarz',
    name: 'Twarz',
    urlPath: '/twarz',
    description: 'Formuły krótkie i ciche.',
    image: aMediaFile({ id: 21 }),
    productCount: 40,
    children: [],
    ancestors: [],
    ...part,
  };
}

/** Related data of these products and files, and of lists that hold the products. */
export function aRelated(
  products: readonly ProductDetails[],
  listings: readonly (ListingQuery & { readonly total?: number })[] = [],
): Related {
  const files = [1, 2].map((id) => aMediaFile({ id, alt: `Zdjęcie ${id}` }));
  const skus = products.map(({ sku }) => sku);
  const pages = listings.map((query): [string, ListingPage] => {
    const { page, pageSize, sort, total = skus.length } = query;
    return [listingKey(query), { skus, total, page, pageSize, sort }];
  });
  return {
    ...EMPTY_RELATED,
    products: Object.fromEntries(products.map((product) => [product.sku, product])),
    files: Object.fromEntries(files.map((file) => [file.id, file])),
    listings: Object.fromEntries(pages),
  };
}
