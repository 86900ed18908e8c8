import type { Messages } from '../message.ts';

/** Pages, media, redirects and sites. */
export const contentMessages = {
  'not-found/address': {
    pl: 'Strona o podanym adresie nie została znaleziona',
    en: 'The page at this address was not found',
  },
  'not-found/redirect': { pl: 'Nie ma takiego przekierowania.', en: 'There is no such redirect.' },
  maintenance: {
    pl: 'Sklep jest w przebudowie. Wróć za chwilę.',
    en: 'The shop is being rebuilt. Please come back shortly.',
  },
  gone: { pl: 'Ta strona ma nowy adres.', en: 'This page has a new address.' },
  'page-not-found': { pl: 'Nie ma takiej strony.', en: 'There is no such page.' },
  'revision-not-found': { pl: 'Ta strona nie ma takiej wersji.', en: 'This page has no such revision.' },
  'revision-conflict': {
    pl: 'Ktoś inny zapisał tę stronę w międzyczasie.',
    en: 'Somebody else has saved this page in the meantime.',
  },
  'slug-taken': {
    pl: 'Adres „{urlPath}” ma już inna strona.',
    en: 'Another page already has the address “{urlPath}”.',
  },
  'slug-reserved': {
    pl: 'Adres „{urlPath}” należy do ekranów sklepu.',
    en: 'The address “{urlPath}” belongs to the screens of the shop.',
  },
  'slug-of-site': {
    pl: 'Adres „{urlPath}” należy do witryny „{site}”, która zaczyna się od „{basePath}”.',
    en: 'The address “{urlPath}” belongs to the site “{site}”, which begins with “{basePath}”.',
  },
  'slug-invalid': {
    pl: 'Adres składa się z małych liter bez polskich znaków, cyfr i myślników; części dzieli ukośnik; najwyżej {maximum} znaków.',
    en: 'An address consists of small letters without accents, digits and hyphens; parts are divided by a slash; at most {maximum} characters.',
  },
  'page-invalid/faults': { pl: 'Strona zawiera błędy.', en: 'The page has faults.' },
  'page-published': {
    pl: 'Najpierw wycofaj stronę z publikacji.',
    en: 'Unpublish the page first.',
  },
  'site-conflict': {
    pl: 'Ktoś inny zapisał tę witrynę w międzyczasie.',
    en: 'Somebody else has saved this site in the meantime.',
  },
  'upload-timeout': {
    pl: 'Przesyłanie pliku trwało za długo albo zostało przerwane. Spróbuj ponownie.',
    en: 'The upload took too long or was interrupted. Please try again.',
  },
  'file-too-large': {
    pl: 'Plik jest za duży: maksymalny rozmiar to {maximumMb} MB, a ten ma {givenMb} MB.',
    en: 'The file is too large: at most {maximumMb} MB are allowed, this one has {givenMb} MB.',
  },
  'file-not-an-image': { pl: 'To nie jest obraz, który można dodać.', en: 'This is not an image that can be added.' },
  'file-not-an-image/image-type': {
    pl: 'To nie jest obraz, który można dodać. Przyjmujemy pliki JPEG, PNG, WebP, AVIF i GIF.',
    en: 'This is not an image that can be added. JPEG, PNG, WebP, AVIF and GIF files are accepted.',
  },
  'file-not-an-image/image-damaged': {
    pl: 'Tego obrazu nie da się odczytać. Plik jest uszkodzony lub niekompletny.',
    en: 'This image cannot be read. The file is damaged or incomplete.',
  },
  'file-not-an-image/image-pixels': {
    pl: 'Obraz ma za duże wymiary: najwyżej {megapixels} milionów pikseli.',
    en: 'The image is too large: at most {megapixels} million pixels.',
  },
  'file-not-an-image/image-frames': {
    pl: 'To animacja. Prześlij nieruchomy obraz.',
    en: 'This is an animation. Please upload a still image.',
  },
  'input-invalid/file-missing': { pl: 'Wybierz plik.', en: 'Choose a file.' },
  'input-invalid/several-files': { pl: 'Prześlij jeden plik naraz.', en: 'Upload one file at a time.' },
  'form-damaged': {
    pl: 'Przesyłanie zostało przerwane albo formularz jest uszkodzony. Spróbuj ponownie.',
    en: 'The upload was interrupted, or the form is damaged. Please try again.',
  },
  'page-id-missing': { pl: 'Nie podano, o którą stronę chodzi.', en: 'It was not said which page is meant.' },
  'page-unknown': { pl: 'Nie ma takiej strony.', en: 'There is no such page.' },
  'blocks-missing': { pl: 'Nie podano, o które treści chodzi.', en: 'It was not said which content is meant.' },
  'too-many-blocks': {
    pl: 'Za dużo treści naraz: najwyżej {maximum}.',
    en: 'Too much content at once: at most {maximum} blocks.',
  },
} as const satisfies Messages;
