import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { productSearchQuery } from '../api/commerce/catalogue.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useSharedWords } from '../i18n/shared-words.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Combobox } from '../ui/fields/combobox.tsx';
import { Field } from '../ui/fields/field.tsx';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { nameOfChoice } from './choice-words.ts';
import { type ChoiceKind, choicesFound, type ProductChoice } from './product-choice.ts';
import { ChoiceLine } from './product-line.tsx';

const PAUSE_MS = 200;

export interface ProductAdderProps {
  readonly label: string;
  readonly kind?: ChoiceKind;
  readonly errors?: readonly string[];
  /** What is found is offered, unless it is on the list already. */
  readonly isOffered: (choice: ProductChoice) => boolean;
  readonly onAdd: (choice: ProductChoice) => void;
}

/** Finds a product, or a variant of one, for the end of a list. */
export function ProductAdder({ label, kind = 'product', errors, isOffered, onAdd }: ProductAdderProps) {
  const { common, errors: errorWords, productChoice } = useSharedWords();
  const [isUsed, setUsed] = useState(false);
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const words = useDebouncedValue(text, PAUSE_MS);
  const found = useQuery({ ...productSearchQuery(useApi(), words), enabled: isUsed });
  const choices = choicesFound(found.data?.items ?? [], kind, words).filter(isOffered);
  return (
    <Field label={label} errors={errors}>
      {(control) => (
        <>
          <Combobox
            control={control}
            placeholder={productChoice.search}
            text={text}
            options={choices.map((choice) => ({
              id: choice.sku,
              label: nameOfChoice(choice),
              content: <ChoiceLine choice={choice} />,
            }))}
            loading={found.isFetching || text !== words}
            onFocus={() => setUsed(true)}
            onText={setText}
            onChoose={({ id }) => {
              const choice = choices.find(({ sku }) => sku === id);
              if (!choice) return;
              setText('');
              setAdded(productChoice.added(nameOfChoice(choice)));
              onAdd(choice);
            }}
          />
          {isUsed && found.isError && (
            <Notice tone="danger" actions={<Button onClick={() => found.refetch()}>{common.retry}</Button>}>
              {errorSentence(found.error, errorWords)}
            </Notice>
          )}
          <span role="status" className="visually-hidden">
            {added}
          </span>
        </>
      )}
    </Field>
  );
}
