import type { CustomerRow } from '../customers.store.ts';

/** What one feature holds of a customer, as its owner is given it. */
export interface ExportSection<Owner = CustomerRow> {
  /** Its key in the file. */
  readonly name: string;
  /** A list is given one by one, so that somebody with thousands of orders takes no memory. */
  readonly read: (owner: Owner) => AsyncIterable<unknown> | Promise<unknown>;
}

/** An amount of grosze as people read it: `129.00 PLN`. */
export function amountText(grosze: number, currency: string): string {
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`;
}

const isStream = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value;

/** Text of JSON that goes deeper by `depth` steps. */
function indented(value: unknown, depth: number): string {
  const text = JSON.stringify(value, null, 2) ?? 'null';
  return text.replaceAll('\n', `\n${'  '.repeat(depth)}`);
}

/** All that the shop holds of a customer, as the text of one JSON document, piece by piece. */
export async function* exportOf<Owner>(
  owner: Owner,
  sections: readonly ExportSection<Owner>[],
  now: Date,
): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(now)}`;
  for (const { name, read } of sections) {
    yield `,\n  ${JSON.stringify(name)}: `;
    const found = read(owner);
    if (!isStream(found)) {
      yield indented(await found, 1);
      continue;
    }
    let isFirst = true;
    for await (const item of found) {
      yield `${isFirst ? '[' : ','}\n    ${indented(item, 2)}`;
      isFirst = false;
    }
    yield isFirst ? '[]' : '\n  ]';
  }
  yield '\n}\n';
}
