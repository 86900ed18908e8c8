/** What lists that sell at once need, with its styles; other lists go without. */
export { CardAction } from '../../cart/card-action.tsx';
