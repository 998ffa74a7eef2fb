import { currentLanguage } from '../../../../schema/language';
import type { Column } from './screen';

/** Width of the column of checkboxes, in pixels. */
export const CHECKBOX = 50;
/** The minimum width of a column that names none. */
const DEFAULT_MIN_WIDTH = 112;
/** The share of its own width that a column needs at least. */
const MIN_SHARE = 0.9;

/** The width of a letter of a column's name and of what is beside the name, in pixels. */
const LETTER = 8;
const BESIDE_NAME = 22;

type Sized = Pick<Column<never>, 'width' | 'minWidth' | 'isAction' | 'isExtra'> & { label?: string };

/** The width that the longest word of a column's name needs. Widths are chosen for the names in English. */
const widthOfName = (label = ''): number =>
  currentLanguage() === 'en'
    ? 0
    : Math.max(...label.split(/[\s-]/).map(({ length }) => length)) * LETTER + BESIDE_NAME;

/** The width that a column asks for, in pixels; undefined if it shares what is left. */
export const ownWidth = ({ width, label }: Sized): number | undefined =>
  width === undefined ? undefined : Math.max(width, widthOfName(label));

/** The minimum width of a column, in pixels. */
export const leastWidth = ({ width, minWidth = DEFAULT_MIN_WIDTH, isAction, label }: Sized): number =>
  Math.max(
    width === undefined ? minWidth : isAction ? width : Math.round(width * MIN_SHARE),
    widthOfName(label),
  );

/** True if all columns fit at their own or minimum widths. */
export const haveRoom = (columns: readonly Sized[], room: number): boolean =>
  columns.reduce((sum, column) => sum + (ownWidth(column) ?? leastWidth(column)), 0) <= room;

/** The columns that fit beside each other. Extra ones are hidden first, from the right. */
export function fitColumns<One extends Sized>(columns: readonly One[], room: number): readonly One[] {
  const needed = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  const extra = columns.findLastIndex(({ isExtra }) => isExtra);
  return needed <= room || extra < 0 ? columns : fitColumns(columns.toSpliced(extra, 1), room);
}
