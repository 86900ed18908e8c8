import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { type SavedSection, type SectionModules, sectionModulesQuery } from '../../api/content/saved-sections.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { describeRefusal, describeTarget } from '../describe/index.ts';
import { bestTarget, canAcceptModule, type DropTarget, END_OF_PAGE, pasteModule } from '../document/index.ts';
import { type CommandContext, focusCanvas } from '../editing/index.ts';
import { pageEditor } from '../page-editor.pl.ts';

/** How a section gets on the page: at once where it most likely belongs, or carried to its place by keyboard. */
export interface InsertSection {
  readonly insert: (section: SavedSection) => Promise<void>;
  /** Begins at the place that it was invited to, where that takes it. */
  readonly carry: (section: SavedSection, invited?: DropTarget) => Promise<void>;
}

/** Puts copies of saved sections on the page; their modules are asked for when they are not there yet. */
export function createInsertSection(api: ApiClient, queries: QueryClient, editing: CommandContext): InsertSection {
  const withModules = async (section: SavedSection, use: (modules: SectionModules) => void) => {
    try {
      use(await queries.ensureQueryData(sectionModulesQuery(api, section)));
    } catch (error) {
      editing.refuse(errorSentence(error));
    }
  };
  return {
    insert: (section) =>
      withModules(section, (modules) => {
        insertSection(section, modules, editing);
        focusCanvas();
      }),
    carry: (section, invited) => withModules(section, (modules) => carrySection(section, modules, editing, invited)),
  };
}

function insertSection({ name }: SavedSection, modules: SectionModules, editing: CommandContext): void {
  const { store, announce, refuse } = editing;
  const page = store.getPage();
  const target = bestTarget(page, { subtree: modules }, store.getSelection());
  const isPlaced = store.dispatch(target && pasteModule(page, modules, target));
  if (isPlaced && target) announce(pageEditor.said.placedSection(name, describeTarget(page, target)));
  else refuse(describeRefusal(page, { subtree: modules }, END_OF_PAGE) ?? pageEditor.said.noPlaceForSection(name));
}

function carrySection(
  { name }: SavedSection,
  modules: SectionModules,
  { store, session }: CommandContext,
  invited: DropTarget | undefined,
): void {
  const page = store.getPage();
  const carried = { subtree: modules };
  const isTaken = invited !== undefined && canAcceptModule(page, carried, invited);
  const at = isTaken ? invited : bestTarget(page, carried, store.getSelection());
  session.startByKeyboard({ kind: 'section', name, subtree: modules }, at);
}
