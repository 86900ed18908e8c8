import type { ProductIngredient } from '@witryna/module-schemas';
import { ModuleLink } from '../module-link.tsx';
import { Picture } from '../pictures/picture.tsx';
import styles from './ingredient-list.module.css';

interface IngredientListProps {
  readonly ingredients: readonly ProductIngredient[];
}

/** What the shop tells of a product's ingredients: each with its plate, its name and what the list calls it. */
export function IngredientList({ ingredients }: IngredientListProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {ingredients.map(({ code, name, inci, text, image, urlPath, languages }) => (
          <li key={code} className={styles.ingredient}>
            {image && <Picture className={styles.plate} file={image} sizes="4.5rem" alt="" />}
            <div>
              <p>
                <strong className={styles.name} lang={languages?.name}>
                  {urlPath ? <ModuleLink link={{ href: urlPath }}>{name}</ModuleLink> : name}
                </strong>{' '}
                <i lang="la">{inci}</i>
              </p>
              {text && <p lang={languages?.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
