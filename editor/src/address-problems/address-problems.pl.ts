import { quote } from '../i18n/quote.ts';
export const addresses = {
  title: 'Adresy do poprawy.',
  lead: 'Pod nimi w sklepie stoi co innego, niż ktoś tam umieścił.',
  shared: (address: string) => `Ten sam adres, ${address}, mają witryny:`,
  reserved: (site: string, path: string) =>
    `(${site}, ${path}): ten adres należy do ekranów sklepu. Zmień adres strony.`,
  underSite: (site: string, path: string, over: string) =>
    `(${site}, ${path}): pod tym adresem odpowiada witryna ${quote(over)}. Zmień adres strony albo witryny.`,
};
