import { FieldInvalid } from '../../http/field-invalid.ts';
import { refusalOfUrl } from './post-safely.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  'url-invalid': 'To nie jest pełny adres.',
  'url-with-password': 'Adres nie może zawierać nazwy użytkownika ani hasła.',
  'url-not-https': 'Adres musi zaczynać się od https://.',
  'private-address': 'Ten adres należy do sieci wewnętrznej.',
};

/**
 * The address as it is called: `HTTPS://Sklep.example` is `https://sklep.example/`. Refuses one that we would not call,
 * while the person who typed it is still there.
 */
export function readWebhookUrl(url: string, rules: { readonly allowPrivate: boolean }): string {
  const refusal = refusalOfUrl(url, rules);
  if (refusal) throw new FieldInvalid('/url', refusal, SENTENCES[refusal] ?? 'Niepoprawny adres.');
  return new URL(url).href;
}
