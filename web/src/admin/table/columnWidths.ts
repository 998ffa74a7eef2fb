import type { Column } from './screen';

/** Width of the column of checkboxes, in pixels. */
export const CHECKBOX = 50;
/** The least width of a column without one of its own. */
const FREE = 112;
/** The part of its width that a column needs at least. */
const LEAST = 0.9;

type Sized = Pick<Column<never>, 'width' | 'isAction' | 'isExtra'>;

/** Pixels below which a column is of no use. */
export const leastWidth = ({ width, isAction }: Sized): number =>
  width === undefined ? FREE : isAction ? width : Math.round(width * LEAST);

/** Whether columns have their own widths beside each other, with what others need at least. */
export const haveRoom = (columns: readonly Sized[], room: number): boolean =>
  columns.reduce((sum, { width = FREE }) => sum + width, 0) <= room;

/** The columns that have room beside each other: the least wanted ones go first, from the right. */
export function fitColumns<One extends Sized>(columns: readonly One[], room: number): readonly One[] {
  const needed = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  const extra = columns.findLastIndex(({ isExtra }) => isExtra);
  return needed <= room || extra < 0 ? columns : fitColumns(columns.toSpliced(extra, 1), room);
}
