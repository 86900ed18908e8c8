import { quote } from '../../i18n/quote.ts';
import { excerptWithin, titleOfDriver } from '../describe/index.ts';
import { useDriver, usePagePart } from '../editing/index.ts';

/** The kind of a placed module and its first words; undefined when it is not on the page. */
export function useModuleName(id: string | null): string | undefined {
  const driver = useDriver(id);
  const excerpt = usePagePart((page) => (id === null ? undefined : excerptWithin(page, id)));
  if (driver === undefined) return undefined;
  const title = titleOfDriver(driver);
  return excerpt === undefined ? title : `${title} ${quote(excerpt)}`;
}
