import { isOrderNumber } from '@witryna/module-schemas/validation';
/** The number of the order that a bank's way back names: in the query, else behind the path. */
export function numberInAddress(): string | undefined {
  const { pathname, search } = window.location;
  const given = new URLSearchParams(search).get('order') ?? pathname.split('/').at(-1) ?? '';
  return isOrderNumber(given) ? given : undefined;
}
