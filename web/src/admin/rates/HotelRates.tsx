import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import { fill } from '../../../../schema/fill';
import { addNights, listNights } from '../../../../schema/nights';
import { LIMITS } from '../../../../schema/limits';
import { WEEKDAYS } from '../../../../schema/prices';
import { Empty } from '../../kit/Empty';
import { NotOpenBanner } from '../team/NotOpenBanner';
import { normalizeArea, type Area } from './rateArea';
import { RateEditForm, type RateEdit } from './RateEditForm';
import { RateGrid } from './RateGrid';
import { useRatesPageQuery } from './RatesPage.generated';
import * as texts from './texts';
import { useLastYear } from './useLastYear';
import { usePriceSetting } from './usePriceSetting';
import { useRateEdit } from './useRateEdit';

interface Props {
  hotelId: string;
  /** The first night that is shown. */
  from: string;
  today: string;
  /** Whether what was sold a year ago stands below the rates. */
  isCompared: boolean;
}

/** The calendar of a hotel's rates, and below it the form that changes them. */
export function HotelRates({ hotelId, from, today, isCompared }: Props) {
  const shown = { from, to: addNights(from, LIMITS.calendarNights) };
  const nights = listNights(shown.from, shown.to);
  const { data, previousData } = useRatesPageQuery({
    variables: { hotelId, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  const hotel = (data ?? previousData)?.hotel;
  const rooms = hotel?.roomTypes ?? [];
  const { save, done, notice, isSending, clearDone } = useRateEdit(shown);
  const [marked, setMarked] = useState<{ area: Area; from: string }>();
  const area = marked?.from === from ? marked.area : undefined;
  const lastYear = useLastYear(hotelId, shown, isCompared);
  const setting = usePriceSetting(area, rooms);
  const [edit, setEdit] = useState<RateEdit>({
    roomTypeIds: [],
    from: '',
    last: '',
    weekdays: [...WEEKDAYS],
  });

  const mark = (next: Area) => {
    setMarked({ area: next, from });
    const { rows, days } = normalizeArea(next);
    setEdit({
      ...edit,
      roomTypeIds: rooms.slice(rows[0], rows[1] + 1).map(({ id }) => id),
      from: nights[days[0]]!,
      last: nights[days[1]]!,
    });
  };
  const banner = hotel?.openForBooking === false && <NotOpenBanner hotelId={hotelId} />;
  if (hotel && !rooms.length)
    return (
      <>
        {banner}
        <Empty texts={[texts.noRoomTypes]} />
      </>
    );
  return (
    <>
      {banner}
      <Box sx={bodyStyle}>
        {hotel ? (
          <RateGrid
            label={fill(texts.ratesOf, { hotel: hotel.name })}
            {...{ nights, rooms, today, area, lastYear, isCompared }}
            onArea={mark}
          />
        ) : (
          <Skeleton variant="rectangular" sx={{ flex: 1, height: 'auto', minHeight: 240 }} />
        )}
        <RateEditForm
          value={edit}
          {...{ rooms, isSending, notice }}
          intro={setting ?? texts.setRatesIntro}
          onChange={setEdit}
          onSave={(values) => void save(edit, values, rooms)}
        />
      </Box>
      <Snackbar
        key={done?.message}
        open={done !== undefined}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason === 'timeout') clearDone();
        }}
        message={done?.message}
        action={
          done?.undo && (
            <Button size="small" color="inherit" onClick={done.undo}>
              {texts.undo}
            </Button>
          )
        }
      />
    </>
  );
}

/** The calendar has the whole width; nothing in it moves when nights are selected. */
const bodyStyle = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 };
