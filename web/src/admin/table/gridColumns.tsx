import { useMemo } from 'react';
import { useGridApiContext, type GridColDef, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { fitColumns, haveRoom, leastWidth, ownWidth } from './columnWidths';
import { EditCell } from './EditCell';
import type { Column } from './screen';
import type { GridActions } from './useGridHandlers';
import { useSame } from './useSame';

type Save<Row> = GridActions<Row>['onSave'];

/** The columns that fit into this room, in pixels, as the grid takes them: the same ones while nothing of them changes. */
export function useGridColumns<Row extends { id: string }>(
  columns: readonly Column<Row>[],
  room: number,
  save: Save<Row>,
): GridColDef<Row>[] {
  const fitting = useSame(fitColumns(columns, room));
  const isTight = !haveRoom(fitting, room);
  return useMemo(() => fitting.map((column) => toColumn(column, isTight, save)), [fitting, isTight, save]);
}

function toColumn<Row extends { id: string }>(
  column: Column<Row>,
  isTight: boolean,
  save: Save<Row>,
): GridColDef<Row> {
  const { field, label, text, cell, sort, isNumber, isAction } = column;
  const width = ownWidth(column);
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
    ...(column.edit && {
      editable: true,
      renderEditCell: (params) => <EditedCell {...params} {...{ column, save }} />,
    }),
  };
}

function EditedCell<Row extends { id: string }>({
  id,
  field,
  row,
  column,
  save,
}: GridRenderEditCellParams<Row> & { column: Column<Row>; save: Save<Row> }) {
  const table = useGridApiContext();
  // `row` has the text of the edited cell
  const own = table.current.getRow<Row>(id) ?? row;
  return (
    <EditCell
      row={own}
      label={column.label}
      edit={column.edit!}
      onSave={(value) => save(own, column, value)}
      onClose={() => {
        const isOpen = table.current.getCellMode(id, field) === 'edit';
        if (isOpen) table.current.stopCellEditMode({ id, field, ignoreModifications: true });
      }}
    />
  );
}
