import type { Money, ProductDetails, ProductVariant, ReviewsOfProduct } from '@witryna/module-schemas';
import type { Offer, Product } from 'schema-dts';
import { absolute, type DataFacts, pictureAddress } from './facts.ts';

/** Search engines read no more of them. */
const MOST_REVIEWS = 5;
const MOST_PICTURES = 6;

/**
 * A product with an offer for each variant that has a price. One with neither an offer nor a rating is refused by search
 * engines, so nothing is said of it.
 */
export function productData({ answer, site }: DataFacts, product: ProductDetails): Product | undefined {
  const { name, sku, summary, brand, images, description } = product;
  const reviews = answer.meta.related.reviews[sku];
  const address = absolute(site, product.urlPath);
  const offers = product.variants.flatMap((variant) => offerOf(variant, product, address) ?? []);
  const rating = reviews && reviews.count > 0 ? ratingOf(reviews) : undefined;
  if (offers.length === 0 && !rating) return undefined;
  return {
    '@type': 'Product',
    name,
    sku,
    url: address,
    ...(images.length > 0 && { image: images.slice(0, MOST_PICTURES).map((file) => pictureAddress(site, file)) }),
    ...((summary ?? description[0]) && { description: summary ?? description[0] }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(offers.length > 0 && { offers }),
    ...rating,
  };
}

function offerOf({ sku, price, inStock }: ProductVariant, product: ProductDetails, address: string): Offer | undefined {
  if (!price) return undefined;
  return {
    '@type': 'Offer',
    sku,
    url: product.variants.length > 1 ? `${address}?sku=${encodeURIComponent(sku)}` : address,
    price: decimal(price.final),
    priceCurrency: price.final.currency,
    availability: availabilityOf(inStock, product),
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function availabilityOf(inStock: boolean, { flags }: ProductDetails): Offer['availability'] {
  if (flags.isPresale) return 'https://schema.org/PreOrder';
  return inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
}

function ratingOf({ count, average, items }: ReviewsOfProduct): Pick<Product, 'aggregateRating' | 'review'> {
  const reviews = items.filter(({ author }) => author.trim() !== '').slice(0, MOST_REVIEWS);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
    ...(reviews.length > 0 && {
      review: reviews.map(({ author, content, rate, createdAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: createdAt.slice(0, 'YYYY-MM-DD'.length),
        ...(content.trim() !== '' && { reviewBody: content }),
        reviewRating: { '@type': 'Rating', ratingValue: rate, bestRating: 5 },
      })),
    }),
  };
}

/** `49.00`: a point whatever the language. */
const decimal = ({ amount }: Money) => (amount / 100).toFixed(2);
