const NIP = /^(\d{3})(\d{3})(\d{2})(\d{2})$/;

/** A Polish tax number as it is printed, `123-456-32-18`; any other stays as it is. */
export function formatNip(nip: string): string {
  return nip.replace(/[\s-]/g, '').replace(NIP, '$1-$2-$3-$4') || nip;
}
