import { fittingContentProperties, type PageDocument, readMoment } from '@witryna/module-schemas';
import { instantOf, SHOP_TIME_ZONE } from '../time/shop-day.ts';

export type ContentOfPage = Pick<PageDocument, 'type' | 'contentProperties'>;

/**
 * From when readers may see a document once it is published: the later of an article's date of publication and of the
 * moment to which it is delayed. Undefined for what names neither, and for everything but articles.
 */
export function visibleFromOf(document: ContentOfPage): Date | undefined {
  if (document.type !== 'article') return undefined;
  const { publicationDate, delayed } = fittingContentProperties(document);
  const moments = [publicationDate, delayed].flatMap((text) => momentOf(text) ?? []);
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0];
}

function momentOf(text: unknown): Date | undefined {
  const parts = typeof text === 'string' ? readMoment(text) : undefined;
  if (!parts) return undefined;
  const { day, time, offset } = parts;
  return offset === undefined ? instantOf(day, time, SHOP_TIME_ZONE) : new Date(`${day}T${time}${offset}`);
}
