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
  'maintenance/orders': {
    pl: 'Sklep jest w przebudowie i przez chwilę nie przyjmuje zamówień. Koszyk zostaje taki, jaki jest.',
    en: 'The shop is being rebuilt and takes no orders for a while. The cart stays as it is.',
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
  'translation-taken': {
    pl: 'Ta witryna ma już inną stronę w tej grupie tłumaczeń. Odłącz ją, zanim dodasz kolejną.',
    en: 'This site already has another page among these translations. Unlink it before you add another.',
  },
  'translation-missing': {
    pl: 'Ta witryna nie ma wersji tej strony.',
    en: 'This site has no version of the page.',
  },
  'translation-by-address': {
    pl: 'Strony główne, strony produktów i kategorii mają ten sam adres we wszystkich witrynach i łączą się same.',
    en: 'Home pages and pages of products and categories have the same address on all sites and belong together by it.',
  },
  'translation-mismatch': {
    pl: 'Tłumaczeniem może być tylko strona innej witryny, tego samego rodzaju.',
    en: 'Only a page of another site and of the same type can be a translation.',
  },
  'schedule-invalid': {
    pl: 'Podaj, kiedy opublikować albo wycofać stronę.',
    en: 'Say when to publish or to withdraw the page.',
  },
  'schedule-invalid/past': {
    pl: 'Ten moment już minął. Wybierz późniejszy.',
    en: 'This moment is over. Choose a later one.',
  },
  'schedule-invalid/order': {
    pl: 'Strona ma być wycofana po publikacji, nie przed nią.',
    en: 'The page has to be withdrawn after it is published.',
  },
  'schedule-invalid/draft': {
    pl: 'Tej strony nie ma w sklepie. Podaj też, kiedy ją opublikować.',
    en: 'This page is not in the shop. Say when to publish it as well.',
  },
  'comment-thread-missing': {
    pl: 'Nie ma już tego wątku. Być może usunięto jego ostatni komentarz.',
    en: 'This thread is gone. Perhaps its last comment was deleted.',
  },
  'comment-missing': { pl: 'Nie ma takiego komentarza.', en: 'There is no such comment.' },
  'comment-module-missing': {
    pl: 'Tego modułu nie ma już w szkicu strony.',
    en: 'This module is no longer in the draft of the page.',
  },
  'comment-thread-changed': {
    pl: 'W tym wątku jest nowy komentarz. Przeczytaj go, zanim uznasz sprawę za załatwioną.',
    en: 'There is a new comment in this thread. Read it before you resolve the thread.',
  },
  'comment-thread-resolved': {
    pl: 'Ten wątek jest zamknięty. Otwórz go ponownie, aby coś dopisać.',
    en: 'This thread is resolved. Reopen it to add a comment.',
  },
  'too-many-comment-threads': {
    pl: 'Na stronie może być najwyżej {maximum} otwartych wątków. Zamknij te, które są załatwione.',
    en: 'A page can have at most {maximum} open threads. Resolve those that are done.',
  },
  'too-many-comments': {
    pl: 'W wątku może być najwyżej {maximum} komentarzy. Zacznij nowy wątek.',
    en: 'A thread can have at most {maximum} comments. Start a new thread.',
  },
  'nothing-to-publish': {
    pl: 'W sklepie jest już ta wersja strony. Zmień ją, zanim poprosisz o publikację.',
    en: 'The shop shows this version of the page already. Change it before you ask for its publication.',
  },
  'publication-request-over': {
    pl: 'Ta prośba o publikację jest już nieaktualna. Zobacz, jak teraz stoi strona.',
    en: 'This request for publication is over. See how the page stands now.',
  },
  'page-twice': {
    pl: 'Adres „{urlPath}” jest w pliku dwa razy.',
    en: 'The address “{urlPath}” is in the file twice.',
  },
  'page-of-other-type': {
    pl: 'Pod adresem „{urlPath}” jest już treść innego rodzaju.',
    en: 'There is content of another type at “{urlPath}”.',
  },
  'slug-reserved': {
    pl: 'Adres „{urlPath}” należy do ekranów sklepu.',
    en: 'The address “{urlPath}” belongs to the screens of the shop.',
  },
  'slug-of-screen': {
    pl: 'Adres „{urlPath}” ma ekran sklepu. Stać tam może tylko treść rodzaju „Strona”: będzie wokół ekranu. Podaj inny adres.',
    en: 'The address “{urlPath}” is that of a screen of the shop. Only content of the type “Page” may stand there, around the screen. Choose another address.',
  },
  'address-of-screen': {
    pl: 'Pod adresem „{urlPath}” witryna „{site}” ma ekran sklepu. Podaj inny adres albo przenieś ekran.',
    en: 'The site “{site}” has a screen of the shop at “{urlPath}”. Choose another address, or move the screen.',
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
  'content-in-use': {
    pl: 'To jest w użyciu, więc nie można tego usunąć ani przenieść. Liczba miejsc: {count}.',
    en: 'This is in use and can be neither deleted nor moved. Places: {count}.',
  },
  'saved-section-missing': { pl: 'Nie ma takiej zapisanej sekcji.', en: 'There is no such saved section.' },
  'saved-section-changed': {
    pl: 'Ktoś inny zmienił tę sekcję w międzyczasie.',
    en: 'Somebody else has changed this section in the meantime.',
  },
  'saved-section-name-taken': {
    pl: 'Sekcja o nazwie „{name}” już jest. Podaj inną nazwę.',
    en: 'There already is a section called “{name}”. Choose another name.',
  },
  'too-many-saved-sections': {
    pl: 'Zapisanych sekcji może być najwyżej {maximum}. Usuń te, których nikt nie używa.',
    en: 'There can be at most {maximum} saved sections. Delete those that nobody uses.',
  },
  'saved-section-invalid': {
    pl: 'Sekcja zawiera błędy. Popraw je, zanim ją zapiszesz.',
    en: 'The section has faults. Correct them before you save it.',
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
  'file-of-another-kind': {
    pl: 'Pod tym kluczem jest plik innego rodzaju. Dodaj ten jako nowy.',
    en: 'Under this key is a file of another kind. Add this one as a new file.',
  },
  'range-not-satisfiable': {
    pl: 'Plik nie ma tej części.',
    en: 'The file does not have this part.',
  },
  'file-not-an-image': {
    pl: 'To nie jest plik, który można dodać.',
    en: 'This is not a file that can be added.',
  },
  'file-not-an-image/image-type': {
    pl: 'To nie jest plik, który można dodać. Przyjmujemy obrazy JPEG, PNG, WebP, AVIF i GIF, dokumenty PDF, filmy MP4 i WebM oraz napisy WebVTT.',
    en: 'This is not a file that can be added. JPEG, PNG, WebP, AVIF and GIF images, PDF documents, MP4 and WebM films and WebVTT captions are accepted.',
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
  'block-unknown': { pl: 'Nie ma takiego fragmentu.', en: 'There is no such block.' },
  'page-unknown': { pl: 'Nie ma takiej strony.', en: 'There is no such page.' },
  'blocks-missing': { pl: 'Nie podano, o które treści chodzi.', en: 'It was not said which content is meant.' },
  'too-many-blocks': {
    pl: 'Za dużo treści naraz: najwyżej {maximum}.',
    en: 'Too much content at once: at most {maximum} blocks.',
  },
} as const satisfies Messages;
