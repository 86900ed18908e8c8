import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { creditNoteOf, linesBefore } from '../content/credit-note.ts';
import type { OrderDocument } from '../content/document.ts';
import { DOCUMENT_WORDS } from '../content/words.ts';
import { anInvoice, anInvoiceLine, SELLER } from '../testing/an-invoice.ts';
import { renderDocument } from './render-document.ts';

/** The text of each page, with ordinary blanks. */
async function pagesOf(document: OrderDocument): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderDocument(document)));
  const { text } = await extractText(pdf);
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

describe('a document', () => {
  test('says who sells, who buys, what, and what it comes to, with Polish letters', async () => {
    const lines = [
      anInvoiceLine({ name: 'Zażółć gęślą jaźń', options: '50 ml, nr 02', quantity: 2, discount: 1_780 }),
      anInvoiceLine({ name: 'Książka o pielęgnacji', sku: 'RL-KSIAZKA', unitPrice: 4_200, taxRate: 5 }),
    ];
    const [page = '', ...others] = await pagesOf(anInvoice({ lines }));
    expect(others).toEqual([]);
    const said = [
      'Faktura',
      'FV 12/11/2026',
      'Data wystawienia: 21.11.2026',
      'Data sprzedaży: 20.11.2026',
      'Rosa i Len sp. z o.o.',
      'NIP 123-456-32-18',
      'Zakład Źródło Łąk',
      'NIP 856-734-62-15',
      '90-001 Łódź',
      'Zażółć gęślą jaźń',
      '50 ml, nr 02 · RL-KREM-50',
      '-17,80 zł',
      '160,20 zł',
      'Książka o pielęgnacji',
      // By rate: net, tax, gross.
      '23% 130,24 zł 29,96 zł 160,20 zł',
      '5% 40,00 zł 2,00 zł 42,00 zł',
      'Razem 170,24 zł 31,96 zł 202,20 zł',
      'Do zapłaty 202,20 zł',
      'Przelewy24. Zapłacono 20.11.2026',
      'Strona 1 z 1',
    ];
    for (const sentence of said) expect(page).toContain(sentence);
  });

  test('goes over pages with the head of the table on each, and loses no line', async () => {
    const lines = Array.from({ length: 60 }, (_, index) =>
      anInvoiceLine({ name: `Krem ${index + 1}.`, sku: `K-${index}` }),
    );
    const pages = await pagesOf(anInvoice({ lines }));
    expect(pages.length).toBeGreaterThan(2);
    const text = pages.join(' ');
    for (const { name } of lines) expect(text.split(name)).toHaveLength(2);
    for (const page of pages.slice(0, -1)) expect(page).toContain('Cena brutto');
    for (const [index, page] of pages.entries()) expect(page).toContain(`Strona ${index + 1} z ${pages.length}`);
  });

  test('is drawn again to the byte', async () => {
    const document = anInvoice();
    expect((await renderDocument(document)).equals(await renderDocument(structuredClone(document)))).toBe(true);
  });

  test.each(['pl', 'en'] as const)(
    'confirms an order with what the law wants the buyer to know, in %s',
    async (language) => {
      const notices = DOCUMENT_WORDS[language].confirmationNotices(SELLER);
      const document = { ...anInvoice({ language, notices }), kind: 'confirmation' as const };
      const text = (await pagesOf(document)).join(' ');
      expect(text).toContain(DOCUMENT_WORDS[language].titles.confirmation);
      for (const notice of notices) expect(text.replaceAll(' ', '')).toContain(notice.replaceAll(/\s/g, ''));
    },
  );

  test('corrects an invoice: what it was, what it is, what goes back', async () => {
    const invoice = anInvoice({ lines: [anInvoiceLine({ quantity: 2 })] });
    const returned = new Map([[0, 1]]);
    const facts = { number: 'KOR 3/11/2026', issuedOn: '2026-11-25', reason: 'Odstąpienie od umowy' };
    const document = creditNoteOf({ ...facts, invoice, lines: linesBefore(invoice), amount: 8_900, returned });
    const text = (await pagesOf(document)).join(' ');
    const said = [
      'Faktura korygująca',
      'KOR 3/11/2026',
      'do faktury FV 12/11/2026 z dnia 21.11.2026',
      'Przyczyna korekty: Odstąpienie od umowy',
      '2 → 1',
      '178,00 zł 89,00 zł -89,00 zł',
      'Do zwrotu nabywcy 89,00 zł',
    ];
    for (const sentence of said) expect(text).toContain(sentence);
  });
});
