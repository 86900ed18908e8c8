import type { Shipment } from './shipment.ts';

const A6 = { width: 298, height: 420 };
const A4 = { width: 595, height: 842 };

/** The labels as one PDF, a page each: letters without accents, since its typefaces are those of the format itself. */
export function labelFile(shipments: readonly Shipment[], type: 'A6' | 'normal'): Buffer {
  const size = type === 'A6' ? A6 : A4;
  const pageIds = shipments.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pageIds.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...shipments.flatMap((shipment, index) => {
      const content = drawLabel(shipment, size.height);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${(pageIds[index] ?? 0) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function drawLabel(shipment: Shipment, height: number): string {
  const { receiver, service, custom_attributes, parcels, cod, reference, trackingNumber } = shipment;
  const { address } = receiver;
  const lines = [
    'InPost (usluga zastepcza)',
    service,
    custom_attributes?.target_point ?? `${address?.street ?? ''} ${address?.building_number ?? ''}`,
    address ? `${address.post_code} ${address.city}` : '',
    `${receiver.first_name ?? ''} ${receiver.last_name ?? ''}`,
    `tel. ${receiver.phone ?? ''}`,
    parcels[0]?.template ?? `${parcels[0]?.weight?.amount ?? ''} kg`,
    cod ? `Pobranie: ${cod.amount.toFixed(2)} PLN` : '',
    `Ref: ${reference ?? ''}`,
    trackingNumber,
  ].filter((line) => line.trim() !== '');
  const texts = lines.map((line, index) => `BT /F1 12 Tf 20 ${height - 36 - index * 20} Td (${plain(line)}) Tj ET`);
  const bars = [...trackingNumber].map((digit, index) => `${20 + index * 10} 40 ${1 + Number(digit) / 2} 60 re f`);
  return [...texts, ...bars].join('\n');
}

/** In the letters that a base typeface has, without the signs that end a text. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/[()\\]/g, ' ');
