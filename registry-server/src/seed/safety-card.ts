import { COLOUR, closePage, MARGIN, makeRoom, openPage, type PdfPage, rule, WIDTH, write } from '../pdf/pdf-page.ts';
import type { SeedBrand, SeedProduct } from './catalogue-bodies.ts';

interface Section {
  readonly heading: string;
  readonly items: readonly string[];
}

/** `seed/safety-cards.json`: which products have a card in `seed/files`, and what each kind of them says of use. */
export interface SafetyCards {
  readonly advice: Readonly<Record<string, readonly Section[]>>;
  readonly cards: readonly { readonly sku: string; readonly advice: string; readonly file: string }[];
}

const WRITTEN_AT = new Date('2026-11-20T12:00:00Z');
const LABEL_WIDTH = 110;
const SIGN_WIDTH = 14;

/** The safety card of a demo product as a PDF: what it is, what to heed, who answers for it. */
export async function renderSafetyCard(
  product: SeedProduct,
  brand: SeedBrand,
  advice: readonly Section[],
): Promise<Buffer> {
  const page = openPage({ title: `Karta bezpieczeństwa: ${product.name}`, author: brand.name, createdAt: WRITTEN_AT });
  writeLine(page, 'Karta bezpieczeństwa', { size: 11, colour: COLOUR.accent });
  writeLine(page, product.name, { font: 'semibold', size: 20 });
  page.y += 6;
  for (const [label, words] of factsOf(product)) writeFact(page, label, words);
  for (const section of sectionsOf(product, brand, advice)) writeSection(page, section);
  return closePage(page, (at, pages) => `${brand.name}, ${product.sku}. Strona ${at} z ${pages}`);
}

function factsOf({ sku, variants, inci }: SeedProduct): readonly (readonly [string, string])[] {
  const sizes = variants.flatMap(({ size }) => (size ? `${size.value}\u00a0${size.unit}` : []));
  return [
    ['Numer katalogowy', sku],
    ['EAN', variants.map(({ ean }) => ean).join(', ')],
    ['Zawartość', sizes.join(', ')],
    ...(inci.length > 0 ? [['Skład', inci.join(', ')] as const] : []),
  ];
}

function sectionsOf({ safety }: SeedProduct, { manufacturer }: SeedBrand, advice: readonly Section[]): Section[] {
  const { name, street, postalCode, city, email } = manufacturer;
  return [
    { heading: 'Ostrzeżenia', items: safety?.warnings ?? [] },
    ...advice,
    { heading: 'Producent', items: [`${name}, ${street}, ${postalCode} ${city}`, `Pytania i zgłoszenia: ${email}`] },
  ];
}

function writeLine(page: PdfPage, text: string, style: Parameters<typeof write>[3]): void {
  page.y += write(page, text, { x: MARGIN, y: page.y, width: WIDTH }, style) + 2;
}

function writeFact(page: PdfPage, label: string, words: string): void {
  write(page, label, { x: MARGIN, y: page.y, width: LABEL_WIDTH }, { colour: COLOUR.muted });
  page.y += write(page, words, { x: MARGIN + LABEL_WIDTH, y: page.y, width: WIDTH - LABEL_WIDTH }) + 3;
}

function writeSection(page: PdfPage, { heading, items }: Section): void {
  makeRoom(page, 90);
  page.y += 10;
  rule(page, page.y);
  page.y += 10;
  writeLine(page, heading, { font: 'semibold', size: 12 });
  for (const item of items) {
    write(page, '•', { x: MARGIN, y: page.y, width: SIGN_WIDTH }, { size: 10, colour: COLOUR.accent });
    page.y += write(page, item, { x: MARGIN + SIGN_WIDTH, y: page.y, width: WIDTH - SIGN_WIDTH }, { size: 10 }) + 4;
  }
}
