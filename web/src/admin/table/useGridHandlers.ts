import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type DataGridProps,
} from '@mui/x-data-grid';
import type { Column } from './screen';
import type { TableSort, TableState } from './tableState';

/** Milliseconds between the two clicks of a double click. */
const DOUBLE_CLICK = 250;
/** Letter keys are shortcuts, so they do not start editing. */
const EDIT_STARTS: readonly string[] = [
  GridCellEditStartReasons.enterKeyDown,
  GridCellEditStartReasons.cellDoubleClick,
];

export interface GridActions<Row> {
  state: TableState;
  onSelect: (ids: string[]) => void;
  onOpen: (id: string) => void;
  onSort: (sort: TableSort | undefined) => void;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** Saves an edited cell; returns its problem, or undefined. */
  onSave: (row: Row, column: Column<Row>, value: string) => Promise<string | undefined>;
}

/**
 * What the grid calls, and what saves its cells. They are the same functions at each rendering, since the grid renders all
 * rows for another one.
 */
export function useGridHandlers<Row>(actions: GridActions<Row>) {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const opening = useRef(0);
  useEffect(() => () => clearTimeout(opening.current), []);
  const save = useCallback<GridActions<Row>['onSave']>((...cell) => latest.current.onSave(...cell), []);
  const handlers = useMemo(
    (): Partial<DataGridProps> => ({
      onPaginationModelChange: ({ page, pageSize }) => {
        const { state, onPage, onSize } = latest.current;
        if (pageSize === state.size) onPage(page + 1);
        else onSize(pageSize);
      },
      onSortModelChange: ([sort]) =>
        latest.current.onSort(
          sort?.sort ? { field: sort.field, descending: sort.sort === 'desc' } : undefined,
        ),
      onRowSelectionModelChange: ({ ids }) => latest.current.onSelect([...ids].map(String)),
      onCellClick: ({ id, field, isEditable, cellMode }) => {
        if (field === GRID_CHECKBOX_SELECTION_FIELD || cellMode === 'edit') return;
        clearTimeout(opening.current);
        const open = () => latest.current.onOpen(String(id));
        // this click can be the first of a double click
        if (isEditable) opening.current = window.setTimeout(open, DOUBLE_CLICK);
        else open();
      },
      onCellDoubleClick: () => clearTimeout(opening.current),
      onCellKeyDown: ({ id, isEditable }, event) => {
        if (isEditable || event.key !== 'Enter' || event.target !== event.currentTarget) return;
        latest.current.onOpen(String(id));
      },
      onCellEditStart: ({ reason }, event) => {
        if (!EDIT_STARTS.includes(reason ?? '')) event.defaultMuiPrevented = true;
      },
      onCellEditStop: ({ reason }, event) => {
        if (reason !== GridCellEditStopReasons.escapeKeyDown) event.defaultMuiPrevented = true;
      },
    }),
    [],
  );
  return { handlers, save };
}
