import type { Site } from '../../../content/sites/index.ts';
import { shopLanguageOf } from '../../../error-messages/language.ts';
import { OTHER_LABELS } from './attribute-labels.others.ts';

const POLISH = {
  price: 'Cena',
  category_uid: 'Kategoria',
  brand: 'Marka',
  product_line: 'Linia',
  color: 'Kolor',
  size: 'Pojemność',
  variant: 'Wariant',
  skin_type: 'Rodzaj cery',
  certifications: 'Certyfikaty',
  application: 'Pora stosowania',
  in_stock: 'Dostępność',
  is_new: 'Nowość',
  is_bestseller: 'Bestseller',
  is_sale: 'Wyprzedaż',
  is_promotion: 'Promocja',
  is_sponsored: 'Sponsorowane',
  is_gift: 'Prezent',
  has_gift: 'Z prezentem',
  has_samples: 'Z próbkami',
  has_free_delivery: 'Darmowa dostawa',
  is_natural: 'Naturalne',
  is_presale: 'Przedsprzedaż',
  is_sample: 'Próbka',
  flags: 'Nowości i\u00a0promocje',
  available: 'Dostępne teraz',
  sku: 'SKU',
  description: 'Opis',
  short_description: 'Krótki opis',
  yes: 'Tak',
  no: 'Nie',
  relevance: 'Trafność',
  position: 'Polecane',
  name: 'Nazwa',
  created_at: 'Nowości',
} as const;

export type Label = keyof typeof POLISH;

const ENGLISH: Readonly<Record<Label, string>> = {
  price: 'Price',
  category_uid: 'Category',
  brand: 'Brand',
  product_line: 'Line',
  color: 'Colour',
  size: 'Size',
  variant: 'Variant',
  skin_type: 'Skin type',
  certifications: 'Certifications',
  application: 'Time of use',
  in_stock: 'Availability',
  is_new: 'New',
  is_bestseller: 'Bestseller',
  is_sale: 'Sale',
  is_promotion: 'Promotion',
  is_sponsored: 'Sponsored',
  is_gift: 'Gift',
  has_gift: 'With a gift',
  has_samples: 'With samples',
  has_free_delivery: 'Free delivery',
  is_natural: 'Natural',
  is_presale: 'Presale',
  is_sample: 'Sample',
  flags: 'New and on offer',
  available: 'In stock now',
  sku: 'SKU',
  description: 'Description',
  short_description: 'Short description',
  yes: 'Yes',
  no: 'No',
  relevance: 'Relevance',
  position: 'Featured',
  name: 'Name',
  created_at: 'Newest',
};

const LABELS = { ...OTHER_LABELS, pl: POLISH, en: ENGLISH } as const;

/** How an attribute or an order is called on a site. */
export function labelFor(site: Pick<Site, 'language'>, label: Label): string {
  return LABELS[shopLanguageOf(site)][label];
}
