import type { LimitCase } from './limit-case.ts';

const NUMBERS = ['1e309', '-1e309', '99999999999999999999', '1e-400', 'NaN', 'Infinity'];

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>>;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema?: { readonly type?: string };
}

/**
 * Numbers out of all bounds in every address that takes one, by the description that the server gives of itself; with
 * the headers of somebody who has signed in, also in those of staff.
 */
export async function numberCases(
  registryUrl: string,
  staff: Readonly<Record<string, string>> = {},
): Promise<LimitCase[]> {
  const { paths } = (await (await fetch(`${registryUrl}/docs/json`)).json()) as Described;
  return Object.entries(paths).flatMap(([path, methods]) =>
    (methods.get?.parameters ?? [])
      .filter(({ schema }) => schema?.type === 'integer' || schema?.type === 'number')
      .flatMap((parameter) => NUMBERS.map((number) => caseOf(path, parameter, number, staff))),
  );
}

function caseOf(
  path: string,
  { in: place, name }: Parameter,
  number: string,
  staff: Readonly<Record<string, string>>,
): LimitCase {
  const filled = place === 'path' ? path.replace(`{${name}}`, number) : path;
  const address = filled.replaceAll(/\{\w+\}/g, '1');
  const others = path.startsWith('/staff/') ? '' : 'q=krem&';
  const query = place === 'path' ? '' : `?${others}${name}=${number}`;
  return {
    name: `${address}${query}`,
    method: 'GET',
    path: address + query,
    headers: { 'x-viewer': 'v'.repeat(20), ...staff },
  };
}
