import { FieldInvalid } from '../../http/field-invalid.ts';
import { refusalOfUrl } from './post-safely.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  'url-invalid': 'To nie jest pełny adres.',
  'url-with-password': 'Adres nie może zawierać nazwy użytkownika ani hasła.',
  'url-not-https': 'Adres musi zaczynać się od https://.',
  'private-address': 'Ten adres należy do sieci wewnętrznej.',
};

/** Refuses an address that we would not call, while the person who typed it is still there. */
export function refuseUrl(url: string, rules: { readonly allowPrivate: boolean }): void {
  const refusal = refusalOfUrl(url, rules);
  if (refusal) throw new FieldInvalid('/url', refusal, SENTENCES[refusal] ?? 'Niepoprawny adres.');
}
