import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListIcon from '@mui/icons-material/ViewList';
import MapIcon from '@mui/icons-material/Map';
import { PageLinks } from '../ui/PageLinks';
import { ChosenFilters } from './ChosenFilters';
import type { FiltersProps } from './Filters';
import { HotelMap } from './HotelMap';
import { HotelRows } from './HotelRows';
import { NoMatch } from './NoMatch';
import { useResultsPageSuspenseQuery } from './ResultsPage.generated';
import type { Search } from './search';
import { PAGE_SIZE, toVariables } from './searchVariables';
import { SortField } from './SortField';

interface Props extends FiltersProps {
  addressOf: (search: Search) => string;
  onView: (view: Search['view']) => void;
}

/** The hotels found, what narrows them, and where they are: pointing at one shows it in both places. */
export function ResultList({ addressOf, onView, ...filters }: Props) {
  const { search, pressed, onFilter } = filters;
  const [active, setActive] = useState<string>();
  const { data } = useResultsPageSuspenseQuery({ variables: toVariables(search) });
  const { total, items } = data.hotels;
  const { guests, rooms } = search;
  const isMap = pressed.view === 'map';
  return (
    <Box sx={isMap && (total > 0 || search.area) ? withMap : besideMap}>
      <Box className="head">
        {total > 0 && (
          <SortField
            total={total}
            sort={pressed.sort}
            onSort={(sort) => onFilter({ sort })}
            action={
              <Button
                variant="outlined"
                startIcon={isMap ? <ListIcon /> : <MapIcon />}
                onClick={() => onView(isMap ? undefined : 'map')}
              >
                {isMap ? 'List' : 'Map'}
              </Button>
            }
          />
        )}
        <ChosenFilters {...filters} />
      </Box>
      <Box className="rows">
        {total === 0 && <NoMatch search={search} addressOf={addressOf} />}
        <HotelRows hotels={items} stay={search} {...{ guests, rooms }} active={active} onActive={setActive} />
        {total > 0 && (
          <PageLinks
            page={search.page}
            pages={Math.ceil(total / PAGE_SIZE)}
            addressOf={(page) => addressOf({ ...search, page })}
          />
        )}
      </Box>
      <Box component="aside" aria-label="Map" className="map">
        <HotelMap
          hotels={items}
          stay={search}
          party={{ guests, rooms }}
          active={active}
          onActive={setActive}
          isLarge={isMap}
          area={search.area}
          onArea={(area) => onFilter({ area })}
        />
      </Box>
    </Box>
  );
}

const WIDE = '@media (min-width:1360px)';

const areas = {
  '& > .head, & > .rows': { minWidth: 0 },
  [WIDE]: {
    display: 'grid',
    columnGap: 3,
    gridTemplate: "'head map' auto 'rows map' 1fr / minmax(0, 1fr) 300px",
    '& > .head': { gridArea: 'head' },
    '& > .rows': { gridArea: 'rows' },
    '& > .map': { display: 'block', gridArea: 'map' },
  },
};
/** Rows, and where it is wide a small map beside them. */
export const besideMap = { '& > .map': { display: 'none' }, ...areas };
/** The map above the rows; where it is wide beside them, and as wide as they are. */
const withMap = {
  display: 'flex',
  flexDirection: 'column',
  '& > .map': { order: 1, mb: 3, '& > *': { position: 'static' } },
  '& > .rows': { order: 2 },
  ...areas,
  [WIDE]: {
    ...areas[WIDE],
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > .map': { gridArea: 'map', '& > *': { position: 'sticky' } },
  },
};
