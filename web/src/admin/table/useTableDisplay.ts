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
 * The shown columns and the row height of a table. They come from the address if it is that of a saved view, else from
 * this device. A change is stored in the same place.
 */
export function useTableDisplay<Row>({ name, columns, state, onChange }: Options<Row>) {
  const settings = useTableSettings(name);
  const isShown = ({ field, isOptional, isAction }: Column<Row>) =>
    isAction || (state.columns?.includes(field) ?? settings.shown[field] ?? !isOptional);
  const density = state.density ?? settings.density;
  const shownFields = columns
    .filter((column) => !column.isAction && isShown(column))
    .map(({ field }) => field);
  return {
    density,
    /** The fields of the shown columns. */
    shownFields,
    isShown,
    setDensity: (next: Density) =>
      state.density ? onChange({ density: next }, true) : settings.change({ density: next }),
    setColumn: (field: string, shown: boolean) =>
      state.columns
        ? onChange(
            {
              columns: columns
                .map((column) => column.field)
                .filter((one) => (one === field ? shown : shownFields.includes(one))),
            },
            true,
          )
        : settings.change({ shown: { ...settings.shown, [field]: shown } }),
  };
}

export type TableDisplay<Row> = ReturnType<typeof useTableDisplay<Row>>;
