/** Of the part of a site's form about what its pages load of other companies. */
export const services = {
  title: 'Zewnętrzne usługi',
  help: 'Domyślnie strony sklepu nie ładują niczego z obcych serwerów. Tu można na to pozwolić; zmiana działa od następnego otwarcia strony.',
  videoHosts: 'Filmy, które wolno odtwarzać na stronach',
  hosts: { youtube: 'YouTube (odtwarzacz bez ciasteczek)', vimeo: 'Vimeo' },
  tileUrl: 'Adres kafelków mapy',
  tileUrlHelp:
    'Z {z}, {x} i {y}, na przykład https://tile.openstreetmap.org/{z}/{x}/{y}.png. Puste: lista sklepów bez mapy',
  attribution: 'Podpis mapy',
  attributionHelp: 'Wymaga go dostawca mapy: © autorzy OpenStreetMap',
  attributionUrl: 'Odnośnik podpisu',
  geolocation: 'Sklep może zapytać o położenie',
  geolocationHelp: 'Tylko po naciśnięciu „Najbliżej mnie”. Położenie nie opuszcza przeglądarki',
  googlePay: 'Google Pay otwiera się w przeglądarce',
  googlePayHelp:
    'Wymaga konta sprzedawcy w Google Pay. Przeglądarka łączy się z Google dopiero, gdy klient wybierze tę płatność; bez tego płaci na stronie operatora',
  marketing: 'Marketing i czat',
  marketingHelp:
    'Skrypt w rodzaju User.com. Ładuje się po zgodzie na pliki marketingowe; czat widać, gdy witryna ma czat, a klient zgodził się też na pliki funkcjonalne',
  tags: 'Tagi analityczne',
  tagsHelp:
    'Menedżer tagów (GTM-…) albo tag pomiarowy (G-…). Ładuje się po zgodzie na analizę lub marketing i dostaje sygnały zgody',
  key: 'Klucz lub identyfikator',
  endpoint: 'Adres skryptu',
  endpointHelp: 'Na przykład https://sklep.user.com/widget.js albo https://www.googletagmanager.com/gtm.js',
  origins: 'Inne adresy usługi, rozdzielone odstępem',
  originsHelp: 'Tylko z tych i z adresu skryptu strona może coś pobrać lub coś tam wysłać',
  hasOwnStyles: 'Skrypt wpisuje własne style w stronę',
  hasOwnStylesHelp: 'Bez tego przeglądarka je odrzuci. Osłabia ochronę stron, włącz tylko gdy usługa źle wygląda',
  wrongKey: 'Podaj klucz bez odstępów',
  wrongEndpoint: 'Podaj pełny adres skryptu od https://',
  wrongOrigins: 'Podaj najwyżej 10 adresów od https://, bez ścieżki',
  wrongTileUrl: 'Podaj adres od https:// z częściami {z}, {x} i {y}',
  wrongUrl: 'Podaj adres od https://',
};
