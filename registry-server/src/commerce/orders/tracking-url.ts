const ADDRESSES: Readonly<Record<string, (number: string) => string>> = {
  inpost: (number) => `https://inpost.pl/sledzenie-przesylek?number=${number}`,
  dpd: (number) => `https://tracktrace.dpd.com.pl/parcelDetails?p1=${number}`,
  dhl: (number) => `https://www.dhl.com/pl-pl/home/tracking/tracking-parcel.html?tracking-id=${number}`,
  gls: (number) => `https://gls-group.eu/PL/pl/sledzenie-paczek?match=${number}`,
  orlen: (number) => `https://www.orlenpaczka.pl/sledz-paczke/?numer=${number}`,
};

/** Where a parcel can be followed; undefined for a carrier that the shop knows no such page of. */
export function trackingUrl({ carrierCode, number }: { readonly carrierCode: string; readonly number: string }) {
  const code = carrierCode.toLowerCase();
  const known = Object.keys(ADDRESSES).find((name) => code.startsWith(name));
  return known === undefined ? undefined : ADDRESSES[known]?.(encodeURIComponent(number));
}
