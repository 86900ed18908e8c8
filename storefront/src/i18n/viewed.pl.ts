/** What a list of recently viewed products says in Polish. */
export const viewedPl = {
  title: 'Ostatnio oglądane',
  clear: 'Wyczyść',
  clearing: 'Czyścimy…',
  cleared: 'Lista jest pusta: nie pamiętamy już oglądanych produktów.',
  failed: 'Nie udało się wyczyścić listy. Spróbuj jeszcze raz za chwilę.',
  from: 'od {price}',
};

export type ViewedTexts = { readonly [Key in keyof typeof viewedPl]: string };
