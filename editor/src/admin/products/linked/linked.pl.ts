/** Lists of other products: what is in a set, what goes with a product, gifts and samples. */
export const linked = {
  contents: {
    title: 'Zawartość zestawu',
    help: 'Co jest w\u00a0środku, jeśli ten produkt jest zestawem. Strona zestawu pokazuje to jako karty, w\u00a0tej kolejności, a\u00a0pod nimi „Osobno\u00a0…, w\u00a0zestawie\u00a0…”, gdy zestaw kosztuje mniej niż jego części razem.',
    empty: 'Ten produkt nie jest zestawem.',
    add: 'Dodaj wariant do zestawu',
    missing: 'Nie ma już takiego wariantu. Sklep go pomija; usuń go z\u00a0listy albo wybierz inny.',
  },
  complementary: {
    title: 'Pasuje do tego',
    help: 'Produkty, które dobrze uzupełniają ten. Strona produktu pokazuje je na liście „Pasujące do bieżącego produktu”, a\u00a0sklep podpowiada je też po dodaniu do koszyka („Inni wybrali też”).',
    empty: 'Nie wybrano jeszcze produktów. Lista nie pojawi się na stronie produktu.',
    add: 'Dodaj produkt, który pasuje do tego',
    missing: 'Nie ma już takiego produktu. Sklep go pomija; usuń go z\u00a0listy albo wybierz inny.',
  },
  recommended: {
    title: 'Polecane przy tym produkcie',
    help: 'Produkty na listę „Polecane przy bieżącym produkcie”, jeśli ma ją szablon strony produktu. Po dodaniu do koszyka stoją za pasującymi („Inni wybrali też”).',
    empty: 'Nie wybrano jeszcze produktów.',
    add: 'Dodaj polecany produkt',
    missing: 'Nie ma już takiego produktu. Sklep go pomija; usuń go z\u00a0listy albo wybierz inny.',
  },
  giftsSku: {
    title: 'Prezenty do tego produktu',
    help: 'Co dostaje się w\u00a0prezencie, jak mówią o\u00a0tym kanały sprzedaży (GraphQL: gifts_sku). Do koszyka prezenty dodają zasady prezentów.',
    empty: 'Bez prezentów.',
    add: 'Dodaj prezent',
    missing: 'Nie ma już takiego produktu. Usuń go z\u00a0listy albo wybierz inny.',
  },
  samplesSku: {
    title: 'Próbki do tego produktu',
    help: 'Próbki, o\u00a0których przy tym produkcie mówią kanały sprzedaży (GraphQL: samples_sku).',
    empty: 'Bez próbek.',
    add: 'Dodaj próbkę',
    missing: 'Nie ma już takiego produktu. Usuń go z\u00a0listy albo wybierz inny.',
  },
};
