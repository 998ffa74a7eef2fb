import { useCallback, useMemo, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { classNames } from '../../kit/classNames';
import { CHECKBOX } from './columnWidths';
import { useGridColumns } from './gridColumns';
import { gridWords } from './gridWords';
import type { Column } from './screen';
import { SIZES } from './tableState';
import { useGridHandlers, type GridActions } from './useGridHandlers';
import { useSame } from './useSame';
import type { Density } from './useTableSettings';

const NONE: readonly string[] = [];

interface Props<Row> extends GridActions<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total: number;
  totalIsExact: boolean;
  density: Density;
  isLoading: boolean;
  /** References of the selected rows; undefined if rows cannot be selected. */
  selected: readonly string[] | undefined;
  /** References of rows that are still shown but no longer in the list. */
  gone: ReadonlySet<string>;
}

/**
 * The rows of a table; the server sorts, filters and pages. Enter or a click opens a row's details; in a cell that can be
 * edited, Enter or a double click edits it.
 */
export function Grid<Row extends { id: string }>(props: Props<Row>) {
  const { state, rows, total, totalIsExact } = props;
  const [room, setRoom] = useState(Infinity);
  const { handlers, save } = useGridHandlers(props);
  const { page, size, row: openRow } = state;
  const { field, descending } = state.sort ?? {};
  // For another object the grid goes to the first page, works out its columns or renders all rows again, even if nothing in
  // it has changed: so each of them stays the same as long as its content does.
  const sortModel = useMemo<GridSortModel>(
    () => (field === undefined ? [] : [{ field, sort: descending ? 'desc' : 'asc' }]),
    [field, descending],
  );
  const columns = useGridColumns(props.columns, room, save);
  const selected = useSame(props.selected ?? NONE);
  const selectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected) }),
    [selected],
  );
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize: size }), [page, size]);
  const hasNextPage = props.isLoading || rows.length === size;
  const paginationMeta = useMemo(() => ({ hasNextPage }), [hasNextPage]);
  const checkbox = props.selected ? CHECKBOX : 0;
  const onResize = useCallback<NonNullable<DataGridProps['onResize']>>(
    ({ width }) => setRoom(width - checkbox),
    [checkbox],
  );
  const gone = useSame([...props.gone]);
  const getRowClassName = useCallback<NonNullable<DataGridProps['getRowClassName']>>(
    ({ id }) => classNames(id === openRow && 'open-row', gone.includes(String(id)) && 'gone-row'),
    [openRow, gone],
  );
  return (
    <DataGrid
      label={props.label}
      columns={columns}
      rows={rows}
      onResize={onResize}
      rowCount={totalIsExact ? total : -1}
      estimatedRowCount={totalIsExact ? undefined : total}
      paginationMeta={paginationMeta}
      loading={props.isLoading}
      density={props.density}
      disableColumnFilter
      disableColumnMenu
      checkboxSelection={props.selected !== undefined}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      paginationMode="server"
      sortingMode="server"
      filterMode="server"
      pageSizeOptions={SIZES}
      paginationModel={paginationModel}
      sortModel={sortModel}
      rowSelectionModel={selectionModel}
      getRowClassName={getRowClassName}
      {...handlers}
      hideFooterSelectedRowCount
      localeText={gridWords}
      slotProps={SLOTS}
      sx={gridStyle}
    />
  );
}

const SLOTS = {
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
  basePagination: { material: { showFirstButton: true, showLastButton: true } },
} as const;

const gridStyle = {
  flex: 1,
  minHeight: 0,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 0,
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': 'var(--line)',
  '--DataGrid-containerBackground': 'var(--paper)',
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    color: 'text.secondary',
    // a name of several words that is longer than its column goes on in a second line
    whiteSpace: 'normal',
    lineHeight: 1.2,
  },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  // Centred on its column's edge, the last one would make the grid wider than its place.
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
  '& [data-colindex="0"]:not(.MuiDataGrid-cellCheckbox),& [aria-colindex="1"]:not(.MuiDataGrid-columnHeaderCheckbox, .MuiDataGrid-cellCheckbox)':
    { pl: { xs: 2, sm: 2.5 } },
  '& .MuiDataGrid-row': { cursor: 'pointer', bgcolor: 'background.paper' },
  '& .MuiDataGrid-row:hover': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, var(--card))' },
  '& .gone-row .MuiDataGrid-cell': { color: 'text.secondary', textDecoration: 'line-through' },
  // stays visible when the columns are wider than the table
  '& .action-cell': { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'inherit' },
  '& .MuiDataGrid-cell:focus,& .MuiDataGrid-cell:focus-within,& .MuiDataGrid-columnHeader:focus,& .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible,& .MuiDataGrid-columnHeader:focus-visible': {
    outline: '2px solid var(--teal)',
    outlineOffset: -2,
  },
  '& .MuiDataGrid-row.open-row,& .MuiDataGrid-row.open-row:hover,& .MuiDataGrid-row.Mui-selected,& .MuiDataGrid-row.Mui-selected:hover':
    { bgcolor: 'primary.light' },
};
