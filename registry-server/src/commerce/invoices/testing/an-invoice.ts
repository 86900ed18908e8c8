import type { Seller } from '@witryna/module-schemas';
import { includedTax } from '../../pricing/index.ts';
import type { Invoice, InvoiceLine } from '../content/document.ts';
import { taxesOfLines } from '../content/invoice-lines.ts';

export const SELLER: Seller = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1234563218',
  regon: '123456785',
  register: 'KRS 0000000000',
  email: 'pomoc@rosailen.example',
  phone: '+48850000000',
  complaintEmail: 'zwroty@rosailen.example',
};

/** A line of goods. */
export function anInvoiceLine(values: Partial<InvoiceLine> = {}): InvoiceLine {
  const { quantity = 1, unitPrice = 8_900, discount = 0, taxRate = 23 } = values;
  const payable = quantity * unitPrice - discount;
  return {
    name: 'Krem do twarzy',
    sku: 'RL-KREM-50',
    quantity,
    unitPrice,
    discount,
    payable,
    taxRate,
    tax: includedTax(payable, taxRate),
    ...values,
  };
}

/** An invoice to a company. */
export function anInvoice(values: Partial<Invoice> = {}): Invoice {
  const { lines = [anInvoiceLine()] } = values;
  return {
    kind: 'invoice',
    language: 'pl',
    currency: 'PLN',
    number: 'FV 12/11/2026',
    orderNumber: '000000012',
    issuedOn: '2026-11-21',
    soldOn: '2026-11-20',
    seller: SELLER,
    buyer: {
      names: ['Zakład Źródło Łąk', 'Żaneta Gęś'],
      address: ['ul. Świętej Jadwigi 3', '90-001 Łódź'],
      vatId: '8567346215',
    },
    lines,
    taxes: taxesOfLines(lines),
    total: lines.reduce((sum, { payable }) => sum + payable, 0),
    payment: { title: 'Przelewy24', paidOn: '2026-11-20' },
    delivery: { title: 'Kurier InPost' },
    notices: [],
    ...values,
  };
}
