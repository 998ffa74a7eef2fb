import { useState } from 'react';
import Box from '@mui/material/Box';
import { PageLinks } from '../ui/PageLinks';
import { ChosenFilters } from './ChosenFilters';
import type { FiltersProps } from './Filters';
import { HotelMap } from './HotelMap';
import { HotelRows } from './HotelRows';
import { NoMatch } from './NoMatch';
import { useResultsPageSuspenseQuery } from './ResultsPage.generated';
import { PAGE_SIZE, toVariables, type Search } from './search';
import { SortField } from './SortField';

interface Props extends FiltersProps {
  addressOf: (search: Search) => string;
}

/** The hotels found, what narrows them, and where they are: pointing at one shows it in both places. */
export function ResultList({ addressOf, ...filters }: Props) {
  const { search, pressed, onFilter } = filters;
  const [active, setActive] = useState<string>();
  const { data } = useResultsPageSuspenseQuery({ variables: toVariables(search) });
  const { total, items } = data.hotels;
  if (total === 0)
    return (
      <>
        <ChosenFilters {...filters} />
        <NoMatch search={search} addressOf={addressOf} />
      </>
    );
  return (
    <Box sx={besideMap}>
      <Box sx={{ minWidth: 0 }}>
        <SortField total={total} sort={pressed.sort} onSort={(sort) => onFilter({ sort })} />
        <ChosenFilters {...filters} />
        <HotelRows
          hotels={items}
          stay={search}
          guests={search.guests}
          rooms={search.rooms}
          active={active}
          onActive={setActive}
        />
        <PageLinks
          page={search.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          addressOf={(page) => addressOf({ ...search, page })}
        />
      </Box>
      <Box component="aside" aria-label="Map" className="map">
        <HotelMap hotels={items} stay={search} active={active} onActive={setActive} />
      </Box>
    </Box>
  );
}

/** Rows, and where it is wide the map beside them. */
export const besideMap = {
  '& > .map': { display: 'none' },
  '@media (min-width:1360px)': {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    '& > .map': { display: 'block' },
  },
};
