export const settings = {
  title: 'Ustawienia',
  site: 'Sklep',
  conflict:
    'Ktoś inny zapisał te ustawienia w międzyczasie. Twoje zmiany są jeszcze w formularzu, ale nie są zapisane.',
  reload: 'Odrzuć moje i wczytaj obecne',
  whole: (least: number, most: number) => `Podaj liczbę całkowitą od ${least} do ${most}`,
};
