import type { OperationVariables } from '@apollo/client';
import Box from '@mui/material/Box';
import { FilterBar } from './FilterBar';
import { QuickSearch } from './QuickSearch';
import type { Screen } from './screen';
import { withFilter, type TableState } from './tableState';

interface Props<Row extends { id: string }, Data, Variables extends OperationVariables> {
  screen: Screen<Row, Data, Variables>;
  state: TableState;
  onChange: (part: Partial<TableState>, replace?: boolean) => void;
}

/** The search and the filters of a table. */
export function TableTools<Row extends { id: string }, Data, Variables extends OperationVariables>({
  screen,
  state,
  onChange,
}: Props<Row, Data, Variables>) {
  return (
    <Box sx={lineStyle}>
      {screen.search && (
        <QuickSearch label={screen.search} text={state.text} onSearch={(text) => onChange({ text }, true)} />
      )}
      {screen.filters.length > 0 && (
        <FilterBar
          filters={screen.filters}
          values={state.filters}
          onFilter={(name, value) => onChange(withFilter(state, name, value))}
          onClear={() => onChange({ filters: {} })}
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
