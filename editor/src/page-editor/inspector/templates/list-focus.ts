import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Where the focus goes when the list stands there anew: a new item's first field, or a tool of an item. */
export type ListFocus = { readonly index: number } & (
  | { readonly on: 'field' }
  | { readonly on: 'tool'; readonly tool: ListTool }
);
export type ListTool = 'up' | 'down' | 'remove';

/** Asks for the focus after the change that follows. */
type AskForFocus = (goal: ListFocus) => void;

export const ListFocusContext = createContext<AskForFocus>(() => {});
export const useListFocus = (): AskForFocus => useContext(ListFocusContext);

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Keeps the focus in a list whose items come, move and go: the browser drops it with the element that had it. `items`
 * is the element whose children are the items; where none is left the focus goes to the button behind them.
 */
export function useFocusInList(items: RefObject<HTMLElement | null>, add: RefObject<HTMLElement | null>): AskForFocus {
  const asked = useRef<ListFocus>(undefined);
  useEffect(() => {
    const goal = asked.current;
    if (!goal) return;
    asked.current = undefined;
    (findGoal(items.current, goal) ?? add.current)?.focus();
  });
  return (goal) => {
    asked.current = goal;
  };
}

function findGoal(items: HTMLElement | null, goal: ListFocus): HTMLElement | null {
  const last = (items?.children.length ?? 0) - 1;
  const item = items?.children.item(Math.min(goal.index, last));
  if (!item) return null;
  if (goal.on === 'field') return item.querySelector<HTMLElement>(FIELDS) ?? item.querySelector<HTMLElement>('button');
  const tools = [...item.querySelectorAll<HTMLButtonElement>('[data-list-tool]')].filter(({ disabled }) => !disabled);
  return tools.find(({ dataset }) => dataset.listTool === goal.tool) ?? tools[0] ?? null;
}
