/** Of the part of a site's form about how its shop behaves. */
export const behaviour = {
  title: 'Zachowanie sklepu',
  choices: {
    afterAdding: {
      label: 'Po dodaniu do koszyka',
      values: {
        modal: 'Okno z\u00a0podpowiedziami',
        drawer: 'Koszyk z\u00a0boku',
        nothing: 'Tylko licznik w\u00a0nagłówku',
      },
    },
    cartLayout: {
      label: 'Pozycje koszyka',
      values: { rich: 'Ze zdjęciem i\u00a0ceną jednostkową', basic: 'Bez zdjęć' },
    },
    afterFavourite: {
      label: 'Po dodaniu do ulubionych',
      values: { modal: 'Okno, za pierwszym razem', nothing: 'Tylko serce' },
    },
    signInForm: {
      label: 'Formularz logowania',
      values: { route: 'Osobna strona', drawer: 'Panel z\u00a0boku' },
    },
    socialSignIn: {
      label: 'Strona Google i\u00a0Facebooka',
      values: { tab: 'W\u00a0tej samej karcie', window: 'W\u00a0osobnym oknie' },
    },
    accountHome: {
      label: 'Konto zaczyna się od',
      values: { panel: 'Ostatniego zamówienia', orders: 'Listy zamówień' },
    },
    suggestions: {
      label: 'Produkty w\u00a0podpowiedziach wyszukiwarki',
      values: { shop: 'Własna wyszukiwarka', synerise: 'Synerise' },
    },
  },
  keepsRemoved: 'Usunięta pozycja koszyka zostawia po sobie „Cofnij”',
  keepsRemovedHelp: 'Do czasu opuszczenia koszyka',
  linksCategory: 'Pozycja koszyka prowadzi do swojej kategorii',
  linksCategoryHelp: 'Odnośnik pod nazwą produktu',
  isBackOffice: 'Sklep działa w\u00a0panelu innej aplikacji',
  isBackOfficeHelp: 'Logowanie przez Google i\u00a0Facebooka nie sprawdza wtedy, które okno je otworzyło',
};
