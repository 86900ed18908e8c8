export const lists = {
  failed: 'Nie udało się wczytać listy.',
  nothing: 'Nic nie pasuje',
  nothingText: 'Zmień słowa wyszukiwania albo wyczyść filtry.',
  clearFilters: 'Wyczyść filtry',
};
