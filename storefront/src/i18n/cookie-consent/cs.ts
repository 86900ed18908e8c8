import type { CookieTexts } from './pl.ts';

/** The question about cookies, in Czech. */
export const cs: CookieTexts = {
  title: 'Soubory cookie: vaše volba',
  info: 'Nezbytné soubory cookie udržují košík a přihlášení. O zbytku rozhodujete vy a volbu můžete kdykoli změnit v zápatí, v „Nastavení cookies“.',
  policy: 'Zásady ochrany osobních údajů',
  close: 'Zavřít okno',
  categories: {
    required: { name: 'Nezbytné', info: 'Košík, přihlášení, platba a záznam této volby. Vždy zapnuté.' },
    functional: { name: 'Funkční', info: 'Chat s podporou, naposledy prohlížené produkty, zapamatovaná nastavení.' },
    analytics: { name: 'Analytické', info: 'Statistiky: jak rychle obchod funguje a co se v něm používá.' },
    marketing: { name: 'Marketingové', info: 'Nabídky a reklamy podle toho, co si prohlížíte.' },
  },
  without: {
    cart: {
      info: 'Nezbytné soubory cookie pamatují tuto volbu a udržují stránky v chodu. O zbytku rozhodujete vy a volbu můžete kdykoli změnit v zápatí, v „Nastavení cookies“.',
      required: 'Chod stránek a záznam této volby. Vždy zapnuté.',
    },
    chat: 'Naposledy prohlížené produkty, zapamatovaná nastavení.',
  },
  refuse: 'Odmítnout volitelné',
  save: 'Uložit moji volbu',
  acceptAll: 'Přijmout všechny',
  saved: 'Uloženo v {time}.',
  notKept: 'Prohlížeč neumožňuje volbu uložit. Do konce této návštěvy používáme jen nezbytné soubory cookie.',
  /** What follows is the number. */
  proof: 'Volba z {date}. Pokud se nás zeptáte na záznam svého souhlasu, uveďte toto číslo:',
};
