import { useShop } from '@witryna/modules';
import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useId, useState } from 'react';
import type { ComparedProduct, Comparison } from '../compare/index.ts';
import type { ComparisonTexts } from '../i18n/comparison.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { type ComparedRow, comparisonRows } from './comparison-rows.ts';
import styles from './comparison-table.module.css';
import { ProductActs } from './product-acts.tsx';
import { ProductPrice } from './product-price.tsx';

interface ComparisonTableProps {
  readonly comparison: Comparison;
  readonly texts: ComparisonTexts;
  /** BCP 47. */
  readonly language: string;
  readonly addressOf: (path: string) => string;
  readonly onRemove: (product: ComparedProduct) => Promise<void>;
}

/** Products as columns, what they are compared by as rows; those in which they differ are marked, and can stand alone. */
export function ComparisonTable({ comparison, texts, language, addressOf, onRemove }: ComparisonTableProps) {
  const { formatMoney } = useShop();
  const titleId = useId();
  const [isNarrowed, setNarrowed] = useState(false);
  const { products, maximum } = comparison;
  const rows = comparisonRows(comparison, texts, language);
  const differing = rows.filter(({ differs }) => differs);
  const isComparable = products.length > 1;
  const shown = isNarrowed && isComparable ? differing : rows;
  const hasRoom = products.length < maximum;
  return (
    <>
      {isComparable && (
        <div className={styles.tools}>
          <button
            type="button"
            role="switch"
            className={styles.switch}
            aria-checked={isNarrowed}
            onClick={() => setNarrowed(!isNarrowed)}
          >
            <span className={styles.knob} />
            {texts.onlyDifferences}
          </button>
          <p className={styles.shown} role="status">
            {differing.length > 0
              ? fillIn(countedSentence(texts.rowsShown, language, differing.length), { total: String(rows.length) })
              : texts.noDifferences}
          </p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.scroller} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.table} data-count={products.length}>
          <caption id={titleId} className="visually-hidden">
            {texts.table}
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <th key={product.sku} scope="col">
                  <ProductHead
                    product={product}
                    texts={texts}
                    language={language}
                    addressOf={addressOf}
                    onRemove={onRemove}
                  />
                </th>
              ))}
              {hasRoom && (
                <td className={styles.room}>
                  <a href={addressOf('/')}>{texts.addMore}</a>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={styles.label}>
                {texts.price}
              </th>
              {products.map((product) => (
                <td key={product.sku}>
                  <ProductPrice product={product} texts={texts} money={formatMoney} />
                  <ProductActs product={product} texts={texts} addressOf={addressOf} />
                </td>
              ))}
              {hasRoom && <td className={styles.free} />}
            </tr>
            {shown.map((row) => (
              <Row key={row.code} row={row} skus={products.map(({ sku }) => sku)} texts={texts} hasRoom={hasRoom}>
                {(value, index) =>
                  row.code === 'composition' ? (
                    <details className={styles.composition}>
                      <summary>
                        {countedSentence(texts.showComposition, language, products[index]?.composition.length ?? 0)}
                      </summary>
                      <p lang="la">{value}</p>
                    </details>
                  ) : (
                    value
                  )
                }
              </Row>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly skus: readonly string[];
  readonly texts: ComparisonTexts;
  readonly hasRoom: boolean;
  readonly children: (value: string, index: number) => React.ReactNode;
}

function Row({ row: { label, values, differs }, skus, texts, hasRoom, children }: RowProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row" className={styles.label}>
        {label}
        {differs && (
          <span className={styles.mark}>
            <span aria-hidden="true">≠</span>
            <span className="visually-hidden"> ({texts.differs})</span>
          </span>
        )}
      </th>
      {values.map((value, index) => (
        <td key={skus[index]}>
          {value === '' ? (
            <>
              <span aria-hidden="true">{texts.noValue}</span>
              <span className="visually-hidden">{texts.noValueSaid}</span>
            </>
          ) : (
            children(value, index)
          )}
        </td>
      ))}
      {hasRoom && <td className={styles.free} />}
    </tr>
  );
}

interface ProductHeadProps extends Pick<ComparisonTableProps, 'texts' | 'language' | 'addressOf' | 'onRemove'> {
  readonly product: ComparedProduct;
}

function ProductHead({ product, texts, language, addressOf, onRemove }: ProductHeadProps) {
  const { name, title, picture, urlPath } = product;
  return (
    <div className={styles.head} data-out={product.isInStock ? undefined : true}>
      <div className={styles.picture}>{picture && <img src={picture} alt="" />}</div>
      {title && <span className={styles.line}>{title}</span>}
      <a className={styles.name} href={addressOf(urlPath)}>
        {keepTogether(language, name)}
      </a>
      <button
        type="button"
        className={styles.remove}
        aria-label={fillIn(texts.removeNamed, { name })}
        onClick={() => void onRemove(product)}
      >
        <span className={styles.cross} aria-hidden="true" />
      </button>
    </div>
  );
}
