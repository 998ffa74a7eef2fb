import type { Column } from './screen';

/** Width of the column of checkboxes, in pixels. */
export const CHECKBOX = 50;
/** The minimum width of a column that names none. */
const DEFAULT_MIN_WIDTH = 112;
/** The share of its own width that a column needs at least. */
const MIN_SHARE = 0.9;

type Sized = Pick<Column<never>, 'width' | 'minWidth' | 'isAction' | 'isExtra'>;

/** The minimum width of a column, in pixels. */
export const leastWidth = ({ width, minWidth = DEFAULT_MIN_WIDTH, isAction }: Sized): number =>
  width === undefined ? minWidth : isAction ? width : Math.round(width * MIN_SHARE);

/** True if all columns fit at their own or minimum widths. */
export const haveRoom = (columns: readonly Sized[], room: number): boolean =>
  columns.reduce((sum, column) => sum + (column.width ?? leastWidth(column)), 0) <= room;

/** The columns that fit beside each other. Extra ones are hidden first, from the right. */
export function fitColumns<One extends Sized>(columns: readonly One[], room: number): readonly One[] {
  const needed = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  const extra = columns.findLastIndex(({ isExtra }) => isExtra);
  return needed <= room || extra < 0 ? columns : fitColumns(columns.toSpliced(extra, 1), room);
}
