export const presence = {
  label: 'Teraz także tutaj',
  here: (names: string) => `Teraz także tutaj: ${names}`,
  left: (names: string) => `Nie ma już tutaj: ${names}`,
  more: (count: number) => `+${count}`,
  inList: (names: string) => `Otwarta teraz: ${names}`,
};
