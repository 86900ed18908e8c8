import type { CookieTexts } from './pl.ts';

/** The question about cookies, in Hungarian. */
export const hu: CookieTexts = {
  title: 'Sütik: az Ön választása',
  info: 'A szükséges sütik megőrzik a kosarat és a bejelentkezést. A többiről Ön dönt, és választását bármikor módosíthatja az oldal alján, a\u00a0„Sütibeállítások” pontban.',
  policy: 'Adatvédelmi tájékoztató',
  close: 'Ablak bezárása',
  categories: {
    required: {
      name: 'Szükséges',
      info: 'Kosár, bejelentkezés, fizetés és e választás megőrzése. Mindig bekapcsolva.',
    },
    functional: {
      name: 'Funkcionális',
      info: 'Csevegés az ügyfélszolgálattal, legutóbb megtekintett termékek, megjegyzett beállítások.',
    },
    analytics: { name: 'Analitikai', info: 'Statisztika: milyen gyors az üzlet, és mit használnak benne.' },
    marketing: { name: 'Marketing', info: 'A megtekintett tartalmakhoz illő ajánlatok és hirdetések.' },
  },
  without: {
    cart: {
      info: 'A szükséges sütik megőrzik ezt a választást és működtetik az oldalt. A többiről Ön dönt, és választását bármikor módosíthatja az oldal alján, a\u00a0„Sütibeállítások” pontban.',
      required: 'Az oldal működése és e választás megőrzése. Mindig bekapcsolva.',
    },
    chat: 'Legutóbb megtekintett termékek, megjegyzett beállítások.',
  },
  refuse: 'Opcionálisak elutasítása',
  save: 'Választásom mentése',
  acceptAll: 'Összes elfogadása',
  saved: 'Mentve: {time}.',
  notKept: 'A böngésző nem engedi elmenteni a választást. A látogatás végéig csak a szükséges sütiket használjuk.',
  /** What follows is the number. */
  proof: 'A választás időpontja: {date}. Ha hozzájárulásának nyilvántartásáról kérdez minket, adja meg ezt a számot:',
};
