import type { BrowserConfig } from '../config.ts';
import type { ShopActionTexts } from '../i18n/shop-actions.pl.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { createAnnouncer } from './announce.ts';
import styles from './notices.module.css';
import { createPausableTimer } from './pausable-timer.ts';

/** What a notice is about. A `notification` stands at the bottom right, all others at the top right. */
export type NoticeKind = 'info' | 'success' | 'warning' | 'danger' | 'notification';

interface NotifierOptions {
  readonly config: Pick<BrowserConfig, 'toastMs' | 'dangerToastMs' | 'notificationMs'>;
  readonly texts: Pick<ShopActionTexts, 'notices' | 'dismiss'>;
}

export interface Notifier {
  /** Says a sentence and shows it for a moment. It only repeats what stands in its own place on the page. */
  readonly notify: (kind: NoticeKind, text: string) => void;
}

/** Notices at the edge of the window. A pointer or the focus on one stops its clock. */
export function createNotifier({ config, texts }: NotifierOptions): Notifier {
  const announce = createAnnouncer(document);
  const lifetimes: Readonly<Record<NoticeKind, number>> = {
    info: config.toastMs,
    success: config.toastMs,
    warning: config.toastMs,
    danger: config.dangerToastMs,
    notification: config.notificationMs,
  };
  const places = new Map<string, HTMLElement>();

  function placeOf(kind: NoticeKind): HTMLElement {
    const name = kind === 'notification' ? 'bottom' : 'top';
    const known = places.get(name);
    if (known?.isConnected) return known;
    const place = document.createElement('section');
    place.className = styles.place ?? '';
    place.dataset.place = name;
    place.setAttribute('aria-label', texts.notices);
    document.body.append(place);
    places.set(name, place);
    return place;
  }

  function show(kind: NoticeKind, text: string) {
    const place = placeOf(kind);
    const notice = document.createElement('div');
    notice.className = styles.notice ?? '';
    notice.dataset.kind = kind;
    const words = document.createElement('p');
    words.textContent = text;
    notice.append(words);

    const remove = () => {
      const before = hadFocus;
      const isFocused = notice.contains(document.activeElement);
      notice.remove();
      if (place.childElementCount === 0) place.remove();
      if (isFocused && before?.isConnected) before.focus({ preventScroll: true });
    };
    const timer = createPausableTimer(remove, lifetimes[kind]);
    let hadFocus: HTMLElement | undefined;
    notice.addEventListener('pointerenter', timer.pause);
    notice.addEventListener('pointerleave', timer.resume);
    notice.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !notice.contains(relatedTarget)) hadFocus = relatedTarget;
      timer.pause();
    });
    notice.addEventListener('focusout', timer.resume);
    if (kind === 'danger') notice.append(closerOf(remove));
    place.append(notice);
  }

  function closerOf(onPress: () => void): HTMLButtonElement {
    const closer = document.createElement('button');
    closer.type = 'button';
    closer.className = styles.closer ?? '';
    closer.setAttribute('aria-label', texts.dismiss);
    closer.addEventListener('click', onPress);
    return closer;
  }

  return {
    notify(kind, text) {
      announce(text, kind === 'danger' ? 'assertive' : 'polite');
      // Without its sheet a notice would stand below the page, so it waits for it; it has been said already.
      void loadSheets({ drivers: [], isPlain: false, late: ['notices'] }).then(
        () => show(kind, text),
        () => {},
      );
    },
  };
}
