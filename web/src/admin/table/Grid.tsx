import { useEffect, useMemo, useRef, useState } from 'react';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridSortModel,
} from '@mui/x-data-grid';
import { classNames } from '../../kit/classNames';
import { CHECKBOX, fitColumns, haveRoom, leastWidth } from './columnWidths';
import { EditCell } from './EditCell';
import type { Column } from './screen';
import { SIZES, type TableSort, type TableState } from './tableState';
import type { Density } from './useTableSettings';

/** Milliseconds between the two clicks of a double click. */
const DOUBLE_CLICK = 250;
/** Letter keys are shortcuts, so they do not start editing. */
const EDIT_STARTS: readonly string[] = [
  GridCellEditStartReasons.enterKeyDown,
  GridCellEditStartReasons.cellDoubleClick,
];

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total: number;
  totalIsExact: boolean;
  state: TableState;
  density: Density;
  isLoading: boolean;
  /** References of the selected rows; undefined if rows cannot be selected. */
  selected: readonly string[] | undefined;
  onSelect: (ids: string[]) => void;
  onOpen: (id: string) => void;
  onSort: (sort: TableSort | undefined) => void;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** References of rows that are still shown but no longer in the list. */
  gone: ReadonlySet<string>;
  /** Saves an edited cell; returns its problem, or undefined. */
  onSave: (row: Row, column: Column<Row>, value: string) => Promise<string | undefined>;
}

/**
 * The rows of a table; the server sorts, filters and pages. Enter or a click opens a row's details; in a cell that can be
 * edited, Enter or a double click edits it.
 */
export function Grid<Row extends { id: string }>(props: Props<Row>) {
  const { state, rows, total, totalIsExact } = props;
  const table = useGridApiRef();
  const [room, setRoom] = useState(Infinity);
  const opening = useRef(0);
  useEffect(() => () => clearTimeout(opening.current), []);
  const { field, descending } = state.sort ?? {};
  // the grid takes another object for another order, and goes to the first page
  const sortModel = useMemo<GridSortModel>(
    () => (field === undefined ? [] : [{ field, sort: descending ? 'desc' : 'asc' }]),
    [field, descending],
  );
  const columns = fitColumns(props.columns, room);
  const isTight = !haveRoom(columns, room);
  const renderEdit =
    (column: Column<Row>) =>
    ({ id, field, row }: GridRenderEditCellParams<Row>) => {
      // during editing, the grid's copy of the row contains the cell's text
      const own = rows.find((one) => one.id === id) ?? row;
      return (
        <EditCell
          row={own}
          label={column.label}
          edit={column.edit!}
          onSave={(value) => props.onSave(own, column, value)}
          onClose={() => {
            const isOpen = table.current?.getCellMode(id, field) === 'edit';
            if (isOpen) table.current?.stopCellEditMode({ id, field, ignoreModifications: true });
          }}
        />
      );
    };
  return (
    <DataGrid
      label={props.label}
      apiRef={table}
      columns={columns.map((column) => ({
        ...toColumn(column, isTight),
        ...(column.edit && { editable: true, renderEditCell: renderEdit(column) }),
      }))}
      rows={rows}
      onResize={({ width }) => setRoom(width - (props.selected ? CHECKBOX : 0))}
      rowCount={totalIsExact ? total : -1}
      estimatedRowCount={totalIsExact ? undefined : total}
      paginationMeta={{ hasNextPage: props.isLoading || rows.length === state.size }}
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
      paginationModel={{ page: state.page - 1, pageSize: state.size }}
      onPaginationModelChange={({ page, pageSize }) =>
        pageSize === state.size ? props.onPage(page + 1) : props.onSize(pageSize)
      }
      sortModel={sortModel}
      onSortModelChange={([sort]) =>
        props.onSort(sort?.sort ? { field: sort.field, descending: sort.sort === 'desc' } : undefined)
      }
      rowSelectionModel={{ type: 'include', ids: new Set(props.selected) }}
      onRowSelectionModelChange={({ ids }) => props.onSelect([...ids].map(String))}
      getRowClassName={({ id }) =>
        classNames(id === state.row && 'open-row', props.gone.has(String(id)) && 'gone-row')
      }
      onCellClick={({ id, field, isEditable, cellMode }) => {
        if (field === GRID_CHECKBOX_SELECTION_FIELD || cellMode === 'edit') return;
        clearTimeout(opening.current);
        // this click can be the first of a double click
        if (isEditable) opening.current = window.setTimeout(() => props.onOpen(String(id)), DOUBLE_CLICK);
        else props.onOpen(String(id));
      }}
      onCellDoubleClick={() => clearTimeout(opening.current)}
      onCellKeyDown={({ id, isEditable }, event) => {
        if (isEditable || event.key !== 'Enter' || event.target !== event.currentTarget) return;
        props.onOpen(String(id));
      }}
      onCellEditStart={({ reason }, event) => {
        if (!EDIT_STARTS.includes(reason ?? '')) event.defaultMuiPrevented = true;
      }}
      onCellEditStop={({ reason }, event) => {
        if (reason !== GridCellEditStopReasons.escapeKeyDown) event.defaultMuiPrevented = true;
      }}
      hideFooterSelectedRowCount
      slotProps={{
        loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
        basePagination: { material: { showFirstButton: true, showLastButton: true } },
      }}
      sx={gridStyle}
    />
  );
}

function toColumn<Row extends { id: string }>(column: Column<Row>, isTight: boolean): GridColDef<Row> {
  const { field, label, text, cell, sort, width, isNumber, isAction } = column;
  const align = isNumber ? ('right' as const) : ('left' as const);
  return {
    field,
    headerName: label,
    sortable: sort !== undefined,
    sortingOrder: [
      ...(sort?.ascending ? (['asc'] as const) : []),
      ...(sort?.descending ? (['desc'] as const) : []),
      null,
    ],
    hideable: false,
    align,
    headerAlign: align,
    valueGetter: (_value, row) => text(row),
    minWidth: leastWidth(column),
    // columns share the width if it is too small for all
    ...(width && (isAction || !isTight) ? { width } : { flex: isTight ? leastWidth(column) : 1 }),
    ...(isAction && { cellClassName: 'action-cell', headerClassName: 'action-cell' }),
    ...(cell && { renderCell: ({ row }) => cell(row) }),
  };
}

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
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary' },
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
