import styles from './shop-path.module.css';

/** An address of the shop on a line of its own; a long one goes on at a slash, never at a hyphen. */
export function ShopPath({ path }: { readonly path: string }) {
  return (
    <strong className={styles.path}>
      {path.split(/(?=\/)/).map((step, index) => (
        // The steps of an address have their order and nothing else.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <span key={index} className={styles.step}>
          {step}
        </span>
      ))}
    </strong>
  );
}
