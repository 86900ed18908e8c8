/** Where the reviews of a product stand in the document. */
export const reviewsId = (sku: string) => `reviews-${sku}`;
