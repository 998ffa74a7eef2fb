import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hotelIdIn } from '../../../../schema/hotelAddress';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { uploadPath } from '../../photos/uploadTask';
import { startActing } from '../duties/startActing';
import { startActing as startActingAsHotel } from '../duties/texts';
import { useMay } from '../duties/useStaffDuties';
import { ActionBar } from '../layout/ActionBar';
import { NotOpenBanner } from '../team/NotOpenBanner';
import { DeleteHotelDialog } from '../removal/DeleteHotelDialog';
import { useHotelActionsQuery } from './HotelActions.generated';
import * as texts from './texts';

/** The actions of staff on the hotel in the address. */
export function HotelActions() {
  const hotelId = hotelIdIn(useParams().hotelId ?? '');
  const [isDeleting, setDeleting] = useState(false);
  const may = useMay();
  const manages = may(['MANAGER'], hotelId);
  const { hotel } = useHotelActionsQuery({ variables: { id: hotelId } }).data ?? {};
  return (
    <>
      {hotel?.openForBooking === false && <NotOpenBanner hotelId={hotelId} />}
      <ActionBar
        label={texts.manageHotel}
        links={[
          ...(manages
            ? ([
                [texts.updateHotel, staffPaths.updateHotel(hotelId)],
                [texts.updatePhotos, uploadPath('hotelphoto', hotelId, paths.hotel(hotelId))],
                [texts.addRoomType, staffPaths.createRoom(hotelId)],
                [texts.opening, paths.firstHour(hotelId)],
              ] as const)
            : []),
          ...(may(['REVENUE'], hotelId) ? ([[texts.extras, paths.extras(hotelId)]] as const) : []),
          ...(may(['FRONT_DESK', 'FINANCE'], hotelId)
            ? ([[texts.bookings, staffPaths.bookingResults({ hotel: hotelId })]] as const)
            : []),
        ]}
        buttons={may(null) && hotel ? [[startActingAsHotel, () => startActing(hotel)]] : []}
        remove={may(null) ? { label: texts.deleteHotel, onClick: () => setDeleting(true) } : undefined}
      >
        {isDeleting && hotel && <DeleteHotelDialog hotel={hotel} onClose={() => setDeleting(false)} />}
      </ActionBar>
    </>
  );
}
