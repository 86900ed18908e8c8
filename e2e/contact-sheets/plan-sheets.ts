import type { Browser, Page } from '@playwright/test';
import type { TemporaryShop } from '../../scripts/serving/temporary-shop.ts';
import { WIDTHS as MODULE_WIDTHS, THEMES } from '../catalogue/catalogue.ts';
import { seedAccountFixtures } from '../support/account-fixtures.ts';
import { seedAdminFixtures } from '../support/admin-fixtures.ts';
import { takeAccount } from '../take-account.ts';
import type { Album } from './album.ts';
import { CARD_FORMAT, MAIL_FORMAT, PAGE_FORMATS, SCREEN_FORMAT, WINDOWS, type WindowWidth } from './sheet-formats.ts';
import type { SheetFormat } from './sheet-layout.ts';
import { takeBuying } from './take-buying.ts';
import { LINES, takeCardsOfLine, takeHeroes, takeSets } from './take-cards.ts';
import { takeEditor } from './take-editor.ts';
import { LANGUAGES, takeLanguage } from './take-languages.ts';
import { MAIL_WINDOWS, takeSentMails, takeTemplates } from './take-mails.ts';
import { takeModules } from './take-modules.ts';
import { takeIskra, takeShop } from './take-pages.ts';

export interface PlannedSheets {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  readonly format: SheetFormat;
  readonly take: (album: Album) => Promise<unknown>;
}

/** All contact sheets of the shop, with how each is taken; what several need of the shop is prepared once. */
export function planSheets(browser: Browser, shop: TemporaryShop): readonly PlannedSheets[] {
  const adminFixtures = once(() => seedAdminFixtures(shop));
  const accountFixtures = once(() => seedAccountFixtures(shop));

  const takeTabs = async (width: WindowWidth, album: Album) => {
    const save = (page: Page, name: string) => album.take(page, name.replace(/^account-(.*)-\d+$/, 'Account: $1'));
    const devices = { [width]: WINDOWS[width] };
    await takeAccount(browser, { ...shop, devices, save, fixtures: await accountFixtures() });
  };
  const takeMails = async (device: keyof typeof MAIL_WINDOWS, album: Album) => {
    await takeTemplates(browser, device, album);
    await adminFixtures();
    await takeSentMails(browser, device, album);
  };
  const takeAdministration = async (colorScheme: 'light' | 'dark', album: Album) =>
    takeEditor(browser, { ...shop, fixtures: await adminFixtures() }, colorScheme, album);

  const cards = keysOf(LINES).map((line) => ({
    name: `cards-${line}`,
    title: `Product cards: ${LINES[line].name}`,
    format: CARD_FORMAT,
    take: (album: Album) => takeCardsOfLine(browser, shop, line, album),
  }));
  const widths = keysOf(WINDOWS).map(Number) as WindowWidth[];
  const pages = widths.flatMap((width) => {
    const format = PAGE_FORMATS[width];
    const sheets = (name: string, title: string, take: (album: Album) => Promise<unknown>) => ({
      name: `${name}-${width}`,
      title: `${title}, ${width} px`,
      format,
      take,
    });
    return [
      sheets('pages', 'Pages', (album) => takeShop(browser, shop, width, album)),
      sheets('pages-u20', 'Pages in the theme u20', (album) => takeIskra(browser, shop, width, album)),
      sheets('buying', 'Buying', (album) => takeBuying(browser, shop, width, album)),
      sheets('account', 'Account', (album) => takeTabs(width, album)),
    ];
  });
  const languages = keysOf(LANGUAGES).map((code) => ({
    name: `language-${code}`,
    title: `The site ${code}, 390 px`,
    format: PAGE_FORMATS[390],
    take: (album: Album) => takeLanguage(browser, shop, code, album),
  }));
  const mails = keysOf(MAIL_WINDOWS).map((device) => ({
    name: `mails-${device}`,
    title: `Mails, ${device}: templates, then mails of true orders`,
    format: device === 'phone' ? PAGE_FORMATS[390] : MAIL_FORMAT,
    take: (album: Album) => takeMails(device, album),
  }));
  const editor = (['light', 'dark'] as const).map((colorScheme) => ({
    name: `editor-${colorScheme}`,
    title: `Editor and administration, ${colorScheme}`,
    format: SCREEN_FORMAT,
    take: (album: Album) => takeAdministration(colorScheme, album),
  }));
  const modules = THEMES.flatMap((theme) =>
    MODULE_WIDTHS.map((width) => ({
      name: `modules-${theme}-${width}`,
      title: `Modules in the theme ${theme}, ${width} px`,
      format: PAGE_FORMATS[width],
      take: (album: Album) => takeModules(browser, theme, width, album),
    })),
  );
  const heroes = ([390, 1440] as const).map((width) => ({
    name: `heroes-${width}`,
    title: `Heroes, ${width} px`,
    format: width === 390 ? CARD_FORMAT : SCREEN_FORMAT,
    take: (album: Album) => takeHeroes(browser, shop, width, album),
  }));
  const sets = {
    name: 'sets',
    title: 'Sets',
    format: PAGE_FORMATS[1440],
    take: (album: Album) => takeSets(browser, shop, album),
  };
  return [...cards, ...heroes, sets, ...pages, ...languages, ...modules, ...mails, ...editor];
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/** The same answer for everybody, made when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
