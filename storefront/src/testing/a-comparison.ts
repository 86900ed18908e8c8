/** A list of the contract with these products, each with the values of its attributes by code. */
export function aComparedList(products: Readonly<Record<string, Readonly<Record<string, string>>>>, owner = '0') {
  const codes = [...new Set(Object.values(products).flatMap((values) => Object.keys(values)))];
  const money = { value: 49, currency: 'PLN' };
  return {
    uid: owner.repeat(32),
    maximum: 4,
    attributes: codes.map((code) => ({ code, label: `Cecha ${code}` })),
    items: Object.entries(products).map(([sku, values]) => ({
      attributes: codes.map((code) => ({ code, value: values[code] ?? '–' })),
      product: {
        sku,
        name: `Krem ${sku}`,
        url_key: sku.toLowerCase(),
        stock_status: 'IN_STOCK',
        brand_label: 'Rosa i Len',
        product_line_label: null,
        small_image: null,
        price_range: {
          minimum_price: { final_price: money, regular_price: money },
          maximum_price: { final_price: money },
          omnibus_lowest_price: null,
        },
        rating_summary: 88.6,
        review_count: 7,
        pao: '12M',
        composition: ['Aqua', 'Glycerin'],
      },
    })),
  };
}
