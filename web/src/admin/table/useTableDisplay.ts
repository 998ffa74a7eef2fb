import type { Column } from './screen';
import type { TableState } from './tableState';
import { useTableSettings, type Density } from './useTableSettings';

interface Options<Row> {
  name: string;
  columns: readonly Column<Row>[];
  state: TableState;
  onChange: (part: Partial<TableState>, replace?: boolean) => void;
}

/**
 * Which columns a table shows and how closely its rows lie: as the address says where it comes from a saved view, and
 * as this device remembers elsewhere. A change is kept where it was read.
 */
export function useTableLook<Row>({ name, columns, state, onChange }: Options<Row>) {
  const settings = useTableSettings(name);
  const isChosen = ({ field, isOptional, isAction }: Column<Row>) =>
    isAction || (state.columns?.includes(field) ?? settings.shown[field] ?? !isOptional);
  const density = state.density ?? settings.density;
  const chosen = columns.filter((column) => !column.isAction && isChosen(column)).map(({ field }) => field);
  return {
    density,
    /** The fields of the columns that are chosen. */
    chosen,
    isShown: isChosen,
    setDensity: (next: Density) =>
      state.density ? onChange({ density: next }, true) : settings.change({ density: next }),
    setColumn: (field: string, isShown: boolean) =>
      state.columns
        ? onChange(
            {
              columns: columns
                .map((column) => column.field)
                .filter((one) => (one === field ? isShown : chosen.includes(one))),
            },
            true,
          )
        : settings.change({ shown: { ...settings.shown, [field]: isShown } }),
  };
}

export type TableLook<Row> = ReturnType<typeof useTableLook<Row>>;
