import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import { addNights, listNights } from '../../../../schema/nights';
import { LIMITS } from '../../../../schema/limits';
import { WEEKDAYS } from '../../../../schema/prices';
import { Empty } from '../../kit/Empty';
import { PaintForm, type Painting } from './PaintForm';
import { tidy, type Area } from './painting';
import { RateGrid } from './RateGrid';
import { useRatesPageQuery } from './RatesPage.generated';
import { usePaint } from './usePaint';

interface Props {
  hotelId: string;
  /** The first night that is shown. */
  from: string;
  today: string;
}

/** The calendar of a hotel's rates, and beside it what is painted. */
export function HotelRates({ hotelId, from, today }: Props) {
  const shown = { from, to: addNights(from, LIMITS.calendarNights) };
  const nights = listNights(shown.from, shown.to);
  const { data, previousData } = useRatesPageQuery({
    variables: { hotelId, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  const hotel = (data ?? previousData)?.hotel;
  const rooms = hotel?.roomTypes ?? [];
  const { paint, done, notice, isSending, forget } = usePaint(shown);
  const [marked, setMarked] = useState<{ area: Area; from: string }>();
  const area = marked?.from === from ? marked.area : undefined;
  const [painting, setPainting] = useState<Painting>({
    roomTypeIds: [],
    from: '',
    last: '',
    weekdays: [...WEEKDAYS],
  });

  const mark = (next: Area) => {
    setMarked({ area: next, from });
    const { rows, days } = tidy(next);
    setPainting({
      ...painting,
      roomTypeIds: rooms.slice(rows[0], rows[1] + 1).map(({ id }) => id),
      from: nights[days[0]]!,
      last: nights[days[1]]!,
    });
  };
  if (hotel && !rooms.length) return <Empty texts={['This hotel has no room types yet.']} />;
  return (
    <>
      <Box sx={bodyStyle}>
        {hotel ? (
          <RateGrid
            label={`Rates of ${hotel.name}. Arrow keys move, with Shift they mark nights.`}
            {...{ nights, rooms, today, area }}
            onArea={mark}
          />
        ) : (
          <Skeleton variant="rectangular" sx={{ flex: 1, height: 'auto', minHeight: 240 }} />
        )}
        <PaintForm
          value={painting}
          {...{ rooms, isSending, notice }}
          onChange={setPainting}
          onPaint={(values) => void paint(painting, values, rooms)}
        />
      </Box>
      <Snackbar
        key={done?.message}
        open={done !== undefined}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason === 'timeout') forget();
        }}
        message={done?.message}
        action={
          done?.undo && (
            <Button size="small" color="inherit" onClick={done.undo}>
              Undo
            </Button>
          )
        }
      />
    </>
  );
}

const bodyStyle = { display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flex: 1, minHeight: 0 };
