import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Column } from './screen';
import { SIZES, type Sort, type TableState } from './tableState';
import type { Density } from './useTableSettings';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total: number;
  totalIsExact: boolean;
  state: TableState;
  density: Density;
  isLoading: boolean;
  isPhone: boolean;
  onOpen: (id: string) => void;
  onSort: (sort: Sort | undefined) => void;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** The rows of a table; the server sorts, filters and pages. Enter or a click opens a row's details. */
export function Grid<Row extends { id: string }>(props: Props<Row>) {
  const { state, rows, total, totalIsExact, isPhone } = props;
  return (
    <DataGrid
      label={props.label}
      columns={props.columns.map((column) => toColumn(column, isPhone))}
      rows={rows}
      rowCount={totalIsExact ? total : -1}
      estimatedRowCount={totalIsExact ? undefined : total}
      paginationMeta={{ hasNextPage: rows.length === state.size }}
      loading={props.isLoading}
      density={isPhone ? 'standard' : props.density}
      disableColumnFilter
      disableColumnMenu
      disableMultipleRowSelection
      paginationMode="server"
      sortingMode="server"
      filterMode="server"
      pageSizeOptions={SIZES}
      paginationModel={{ page: state.page - 1, pageSize: state.size }}
      onPaginationModelChange={({ page, pageSize }) =>
        pageSize === state.size ? props.onPage(page + 1) : props.onSize(pageSize)
      }
      sortModel={
        state.sort ? [{ field: state.sort.field, sort: state.sort.descending ? 'desc' : 'asc' }] : []
      }
      onSortModelChange={([sort]) =>
        props.onSort(sort?.sort ? { field: sort.field, descending: sort.sort === 'desc' } : undefined)
      }
      rowSelectionModel={{ type: 'include', ids: new Set(state.row ? [state.row] : []) }}
      onRowClick={({ id }) => props.onOpen(String(id))}
      onCellKeyDown={({ id }, event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) props.onOpen(String(id));
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

function toColumn<Row extends { id: string }>(
  { field, label, text, cell, sort, width, isNumber }: Column<Row>,
  isPhone: boolean,
): GridColDef<Row> {
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
    ...(width && !isPhone ? { width } : { flex: 1, minWidth: isPhone ? 96 : 160 }),
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
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '--DataGrid-containerBackground': 'var(--mui-palette-background-default)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  '& [data-colindex="0"], & [aria-colindex="1"]': { pl: { xs: 2, sm: 2.5 } },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: -2,
  },
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': { bgcolor: 'primary.light' },
};
