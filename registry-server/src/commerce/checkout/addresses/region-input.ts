import { normalizeForSearch } from '@witryna/module-schemas';
import { InputRefused } from '../../../graphql/refusals.ts';
import { type Region, regionsOf } from '../../store/index.ts';

/** A region as an address keeps it. */
export interface KeptRegion {
  readonly region: string | null;
  readonly regionCode: string | null;
  readonly regionId: number | null;
}

const NO_REGION: KeptRegion = { region: null, regionCode: null, regionId: null };

/** What forms and older systems call the voivodeships, by the codes that the register's numbers replaced. */
const LETTERS: Readonly<Record<string, number>> = {
  DS: 2,
  KP: 4,
  LU: 6,
  LB: 8,
  LD: 10,
  MA: 12,
  MZ: 14,
  OP: 16,
  PK: 18,
  PD: 20,
  PM: 22,
  SL: 24,
  SK: 26,
  WN: 28,
  WP: 30,
  ZP: 32,
};

/**
 * The region of an address from what clients send: its number, its code or its name, `województwo` before it or not.
 * Without any there is none; one that the country does not have is refused.
 */
export function readRegion(
  { region: typed, region_id: id }: { readonly region?: string | null; readonly region_id?: number | null },
  country: string,
): KeptRegion {
  const text = typed?.trim() ?? '';
  const regions = regionsOf(country);
  if (!regions) return { ...NO_REGION, region: text === '' ? null : text };
  // Forms without a choice send 0.
  const found = id ? regions.find((region) => region.id === id) : regions.find((region) => isNamed(region, text));
  if (found) return { region: found.name, regionCode: found.code, regionId: found.id };
  if (!id && text === '') return NO_REGION;
  throw new InputRefused('Region is not available for the selected country', 'region-unknown');
}

function isNamed({ id, code, name }: Region, text: string): boolean {
  const upper = text.toUpperCase();
  const folded = normalizeForSearch(text).replace(/^(wojewodztwo|woj\.?)\s+/, '');
  return (
    upper === code ||
    text === String(id) ||
    LETTERS[upper.replace(/^PL-/, '')] === id ||
    folded === normalizeForSearch(name)
  );
}
