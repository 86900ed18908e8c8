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
  wrongTileUrl: 'Podaj adres od https:// z częściami {z}, {x} i {y}',
  wrongUrl: 'Podaj adres od https://',
};
