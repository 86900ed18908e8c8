import { InputRefused } from './refusals.ts';

/** The largest page that may be asked for, as in stock Magento. */
export const MAX_PAGE_SIZE = 300;

export interface PageArgs {
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
}

export interface Page {
  readonly pageSize: number;
  /** From 1. */
  readonly currentPage: number;
  readonly offset: number;
}

/** The page that the arguments of a list ask for; refuses sizes below 1 and above the largest. */
export function pageOf({ pageSize, currentPage }: PageArgs, defaultSize = 20): Page {
  const size = pageSize ?? defaultSize;
  const page = currentPage ?? 1;
  if (size < 1) throw new InputRefused('pageSize value must be greater than 0.', 'page-size-invalid');
  if (page < 1) throw new InputRefused('currentPage value must be greater than 0.', 'page-invalid');
  if (size > MAX_PAGE_SIZE) {
    throw new InputRefused(`Maximum pageSize is ${MAX_PAGE_SIZE}`, 'page-size-invalid', { maximum: MAX_PAGE_SIZE });
  }
  return { pageSize: size, currentPage: page, offset: (page - 1) * size };
}

/** `page_info` of a list with this many entries. */
export function pageInfoOf({ pageSize, currentPage }: Page, total: number) {
  return { page_size: pageSize, current_page: currentPage, total_pages: Math.ceil(total / pageSize) };
}
