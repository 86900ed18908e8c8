/** Proofs of what a product is certified for. */
export const certificates = {
  title: 'Dane certyfikatów',
  help: 'Dowody tego, co zaznaczono wyżej jako certyfikaty. Gdy jedyny dowód straci ważność, sklep przestaje pokazywać ten znak.',
  add: 'Dodaj certyfikat',
  choose: 'Wybierz',
  name: (place: number, code: string) => (code ? `Certyfikat ${place}: ${code}` : `Certyfikat ${place}`),
  out: (name: string) => `Usuń z\u00a0produktu: ${name}`,
  code: 'Czego dowodzi',
  noCode: 'Wybierz, czego dowodzi. Najpierw zaznacz certyfikat w\u00a0cechach produktu.',
  issuer: 'Wystawca',
  number: 'Numer',
  validUntil: 'Ważny do (włącznie)',
  validUntilHelp: 'Puste: bezterminowo',
  scope: 'Zakres',
};
