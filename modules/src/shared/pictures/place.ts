import { SPACER_REM } from '@witryna/module-schemas';
import { createContext, use } from 'react';

/** How wide a module may be where it stands: hundredths of the window, by its width. */
export interface Place {
  /** Up to 768 px, up to 992 px, and above. */
  readonly phone: number;
  readonly tablet: number;
  readonly desktop: number;
  /** It grows no wider than this on any window, in rem. */
  readonly max: number;
}

/** The widths that modules can be given, in rem; `theme/tokens.css` says the same. */
export const FRAME_WIDTHS = { ExtraNarrow: 38, Narrow: 52, Normal: 75, Wide: 100 } as const;
export type FrameWidth = keyof typeof FRAME_WIDTHS;

/** The widest window of each kind, in rem; on a desktop the one that a module of ordinary width fills. */
const WIDEST = { tablet: 62, desktop: 81 } as const;
const DEFAULT_COLUMN_GAP = 7;

/** In a slot of the page itself: between its margins, which are 4 % of the window, and 3 rem at most. */
export const PAGE_PLACE: Place = { phone: 92, tablet: 92, desktop: 94, max: Number.POSITIVE_INFINITY };

interface ContainerSettings {
  readonly width?: FrameWidth | undefined;
  readonly columns: number;
  readonly gridGap?: { readonly column?: number | undefined } | undefined;
}

/** Where the modules stand that a container holds. */
export function placeInContainer(place: Place, { width, columns, gridGap }: ContainerSettings): Place {
  const { phone, tablet, desktop, max } = withinWidth(place, width);
  const gap = SPACER_REM[(gridGap?.column ?? DEFAULT_COLUMN_GAP) - 1] ?? 0;
  return {
    phone,
    tablet: columnOf(tablet, columnsOnTablet(columns), (gap * 100) / WIDEST.tablet),
    desktop: columnOf(desktop, columns, (gap * 100) / WIDEST.desktop),
    max: columnOf(max, columns, gap),
  };
}

/** Three stay three, so that none stands alone; more stand two by two. */
const columnsOnTablet = (columns: number) => (columns === 3 ? 3 : Math.min(columns, 2));

/** How wide each of so many columns is. A gap counts as on the widest window: on others columns are a little narrower. */
export function columnOf(width: number, count: number, gap: number): number {
  return (width - gap * (count - 1)) / count;
}

/** The same place for a module that is to be no wider than this. */
export function withinWidth({ phone, tablet, desktop, max }: Place, width: FrameWidth | undefined): Place {
  return { phone, tablet, desktop, max: Math.min(max, FRAME_WIDTHS[width ?? 'Normal']) };
}

const PlaceContext = createContext(PAGE_PLACE);

/** Tells all modules below where they stand. */
export const PlaceProvider = PlaceContext.Provider;

/** Where a module stands. */
export const usePlace = (): Place => use(PlaceContext);
