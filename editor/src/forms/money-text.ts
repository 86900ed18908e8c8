const TYPED = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** What somebody typed as an amount, in grosze; undefined when it is none. */
export function parseMoney(text: string): number | undefined {
  const [, whole, part = ''] = TYPED.exec(text.replaceAll(/[\s\u00a0]/g, '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** `129,00`: grosze as somebody types them. */
export function moneyText(amount: number | undefined): string {
  if (amount === undefined) return '';
  return `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
}
