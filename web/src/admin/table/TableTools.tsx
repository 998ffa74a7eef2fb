import type { OperationVariables } from '@apollo/client';
import Box from '@mui/material/Box';
import { HotelChooser } from '../fields/HotelChooser';
import { FilterBar } from './FilterBar';
import { QuickSearch } from './QuickSearch';
import type { Screen } from './screen';
import { hotelOnly } from './tableHotel';
import { withFilter, type TableState } from './tableState';
import type { TableHotel } from './useTableHotel';

interface Props<Row extends { id: string }, Data, Variables extends OperationVariables> {
  screen: Screen<Row, Data, Variables>;
  state: TableState;
  hotel: TableHotel | undefined;
  onChange: (part: Partial<TableState>, replace?: boolean) => void;
}

/** The search and the filters of a table. */
export function TableTools<Row extends { id: string }, Data, Variables extends OperationVariables>({
  screen,
  state,
  hotel,
  onChange,
}: Props<Row, Data, Variables>) {
  const filters = screen.filters.filter(({ kind }) => kind !== 'hotel');
  return (
    <Box sx={lineStyle}>
      {hotel && <HotelChooser hotelId={hotel.hotelId} hasAll={hotel.hasAll} onChoose={hotel.choose} />}
      {screen.search && (
        <QuickSearch label={screen.search} text={state.text} onSearch={(text) => onChange({ text }, true)} />
      )}
      {filters.length > 0 && (
        <FilterBar
          filters={filters}
          values={state.filters}
          onFilter={(name, value) => onChange(withFilter(state, name, value))}
          onClear={() => onChange({ filters: hotelOnly(state) })}
        />
      )}
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  px: { xs: 2, sm: 2.5 },
  pb: 1,
  '&:empty': { display: 'none' },
};
