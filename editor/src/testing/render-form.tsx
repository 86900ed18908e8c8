import { act } from '@testing-library/react';
import { type Driver, EMPTY_RELATED, type MediaFile, type PageAnchor, type Related } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { InspectorProvider } from '../page-editor/inspector/inspector-context.tsx';
import { ModuleForm, type Settings } from '../page-editor/inspector/module-form.tsx';
import { type LoadedForm, loadForm } from '../page-editor/module-forms/load-form.ts';
import { mergeRelated, relatedFiles, relatedProducts } from '../page-editor/workspace/merge-related.ts';
import type { FakeApi } from './fake-api.ts';
import { renderWithApi } from './render-with-api.tsx';

export interface FormOptions {
  readonly api?: FakeApi;
  readonly related?: Partial<Related>;
  readonly isTemplate?: boolean;
  readonly readOnly?: boolean;
  readonly anchors?: readonly PageAnchor[];
}

interface HarnessProps extends FormOptions {
  readonly form: LoadedForm;
  readonly start: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly onFiles: (files: readonly MediaFile[]) => void;
  /** Hands out the way to change the settings from outside. */
  readonly onReady: (replace: (settings: Settings) => void) => void;
}

/** What the workspace does around a form: it holds the settings, and learns what was picked. */
function Harness({
  form,
  start,
  related: known,
  isTemplate = false,
  readOnly = false,
  anchors = [],
  ...tell
}: HarnessProps) {
  const [value, setValue] = useState(start);
  const [related, setRelated] = useState<Related>({ ...EMPTY_RELATED, ...known });
  useEffect(() => tell.onReady(setValue));
  return (
    <InspectorProvider
      value={{
        pickerOrigin: form.driver,
        pageId: 7,
        pageTitle: 'O nas',
        site: 'pl',
        theme: 'default',
        isTemplate,
        related,
        listAnchors: () => anchors,
        learnFiles: (files) => {
          tell.onFiles(files);
          setRelated((before) => mergeRelated(before, relatedFiles(files)));
        },
        learnProducts: (products) => setRelated((before) => mergeRelated(before, relatedProducts(products))),
      }}
    >
      <ModuleForm
        form={form}
        settings={value}
        readOnly={readOnly}
        onChange={(next) => {
          tell.onSettings(next);
          setValue(next);
        }}
      />
    </InspectorProvider>
  );
}

/** The form of a module with these settings; `settings()` tells what they have become. */
export async function renderForm(driver: Driver, start: Settings, options: FormOptions = {}) {
  const form = await loadForm(driver);
  const files: MediaFile[] = [];
  let current = start;
  let replace: (settings: Settings) => void = () => {};
  const view = renderWithApi(
    <Harness
      {...options}
      form={form}
      start={start}
      onSettings={(next) => {
        current = next;
      }}
      onFiles={(learned) => files.push(...learned)}
      onReady={(given) => {
        replace = given;
      }}
    />,
    options.api ? { api: options.api } : {},
  );
  return {
    ...view,
    settings: () => current,
    learnedFiles: () => files,
    replaceSettings: (next: Settings) => act(() => replace(next)),
  };
}
