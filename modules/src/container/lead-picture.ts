import type { container } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { type FoundPicture, findPicture } from '../shared/current/current-picture.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type ContainerSettings = Omit<ModuleProps<typeof container>, 'slots'>;

/** The picture that a container has for its ground. */
export const leadPicture: LeadPicture<ContainerSettings> = (shop, { image }) => {
  const found = findPicture(shop, image?.image);
  return found && image && groundPicture(image.position, found);
};

/** The same for one whose picture is at hand. */
export function groundPicture(
  position: NonNullable<ContainerSettings['image']>['position'],
  { file }: FoundPicture,
): ShownPicture {
  const isBeside = position === 'left' || position === 'right';
  return { file, sizes: isBeside ? '(max-width: 768px) 100vw, 50vw' : '100vw' };
}
