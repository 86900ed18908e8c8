import { isRecord } from '../is-record.ts';
/**
 * True for a picture in a link that has no words: the link would then have no name. A picture of the current product
 * or category brings the words of its own file.
 */
export function isLinkNameless(module: unknown, picture: unknown): boolean {
  if (!isRecord(module) || !isRecord(picture)) return false;
  if (!isRecord(module.link) || !module.link.href || module.source === 'current') return false;
  return typeof picture.alt !== 'string' || picture.alt.trim() === '';
}
