import type { descriptionList } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';

export type DrawingName = NonNullable<ModuleProps<typeof descriptionList>['items'][number]['icon']>;

/** Line drawings of one hand, on a ground of 48 by 48. */
const PATHS: Readonly<Record<DrawingName, string>> = {
  leaf: 'M10 38C10 20 20 10 39 9c1 19-9 29-25 29M10 42c3-12 9-18 18-23',
  drop: 'M24 7c8 10 12 16 12 22a12 12 0 0 1-24 0c0-6 4-12 12-22ZM18 30a6 6 0 0 0 6 6',
  sun: 'M24 16a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM24 5v5M24 38v5M5 24h5M38 24h5M10.6 10.6l3.5 3.5M33.9 33.9l3.5 3.5M10.6 37.4l3.5-3.5M33.9 14.1l3.5-3.5',
  moon: 'M39 28A16 16 0 1 1 20 9a13 13 0 0 0 19 19ZM34 9v6M31 12h6',
  parcel: 'M8 16 24 8l16 8v17l-16 8-16-8ZM8 16l16 8 16-8M24 24v17M16 12l16 8',
  return: 'M10 20h21a8 8 0 0 1 0 16H17M10 20l8-8M10 20l8 8',
  letter: 'M7 13h34v23H7ZM7 14l17 13 17-13',
  heart: 'M24 40C12 31 7 25 7 18a8.5 8.5 0 0 1 17-2 8.5 8.5 0 0 1 17 2c0 7-5 13-17 22Z',
  scales:
    'M24 8v31M15 40h18M10 14c5 0 9-3 14-3s9 3 14 3M10 14 5 27h10ZM38 14l-5 13h10ZM5 27a5 5 0 0 0 10 0M33 27a5 5 0 0 0 10 0',
  gift: 'M8 19h32v7H8ZM11 26v14h26V26M24 19v21M24 19c-6 0-11-3-10-7 2-4 9-1 10 7Zm0 0c6 0 11-3 10-7-2-4-9-1-10 7Z',
};

/** A small line drawing beside a term; mere ornament. */
export function Drawing({ name, className }: { readonly name: DrawingName; readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
