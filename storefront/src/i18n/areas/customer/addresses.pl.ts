/** What addresses and invoice data of an account say in Polish. */
export const addressesPl = {
  loading: 'Wczytujemy adresy…',
  addresses: 'Adresy',
  noAddresses:
    'Nie masz jeszcze zapisanego adresu. Zapisz go raz, a\u00a0przy zamówieniu nie trzeba go będzie wpisywać.',
  addAddress: 'Dodaj adres',
  newAddress: 'Nowy adres',
  invoices: 'Dane do faktury',
  noInvoices: 'Kupujesz na firmę? Zapisz jej dane, a\u00a0trafią na fakturę bez przepisywania.',
  addInvoice: 'Dodaj dane do faktury',
  newInvoice: 'Nowe dane do faktury',
  nip: 'NIP {nip}',
  defaultDelivery: 'Domyślny adres dostawy',
  defaultBilling: 'Domyślny adres do rachunku',
  makeDelivery: 'Ustaw jako domyślny adres dostawy',
  makeBilling: 'Ustaw jako domyślny do rachunku',
  /** An act, and the address that it is about: read out in place of the act alone. */
  actOn: '{act}: {address}',
  isDelivery: 'Domyślny adres dostawy to teraz: {address}.',
  isBilling: 'Domyślny adres do rachunku to teraz: {address}.',
  noDelivery: 'Nie masz domyślnego adresu dostawy. Ustaw go przy jednym z\u00a0adresów.',
  /** In the form of an address that is a default already. */
  stays: 'Ten adres jest domyślny. Żeby to zmienić, ustaw jako domyślny inny.',
  remove: 'Usuń',
  removed: 'Usunięto: {address}.',
  undo: 'Cofnij',
  phoneHint: 'Dla kuriera i\u00a0kodu odbioru.',
  abroad: 'Adres za granicą: na rachunku może być, paczki tam nie wyślemy.',
  failed: 'Nie udało się zapisać zmiany. Spróbuj jeszcze raz.',
};

export type AddressesTexts = { readonly [Key in keyof typeof addressesPl]: string };
