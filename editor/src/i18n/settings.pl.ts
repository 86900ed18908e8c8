export const settings = {
  title: 'Ustawienia',
};
