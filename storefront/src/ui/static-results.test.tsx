import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StaticResults } from './static-results.tsx';

afterEach(cleanup);

test('what is left empty in a form of the results is not sent', () => {
  const fields = ['q=krem', 'sort=', 'price-from=', 'price-to=80', 'brand=len', 'brand=rosa']
    .map((pair) => pair.split('='))
    .map(([name, value]) => `<input name="${name}" value="${value}">`);
  const { container } = render(<StaticResults html={`<form>${fields.join('')}</form>`} />);
  const form = container.querySelector('form') as HTMLFormElement;
  const sent = new FormData(form);
  // jsdom does not ask those who listen when a form is sent.
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData: sent }));
  expect([...sent].map(([name, value]) => `${name}=${value}`)).toEqual([
    'q=krem',
    'price-to=80',
    'brand=len',
    'brand=rosa',
  ]);
});
