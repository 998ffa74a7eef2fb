import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hotelIdIn } from '../../../../schema/hotelAddress';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { uploadPath } from '../../photos/uploadTask';
import { ActionBar } from '../layout/ActionBar';
import { NotOpenBanner } from '../team/NotOpenBanner';
import { DeleteHotelDialog } from '../removal/DeleteHotelDialog';
import { useHotelActionsQuery } from './HotelActions.generated';
import * as texts from './texts';

/** The actions of staff on the hotel in the address. */
export function HotelActions() {
  const hotelId = hotelIdIn(useParams().hotelId ?? '');
  const [isDeleting, setDeleting] = useState(false);
  const { hotel } = useHotelActionsQuery({ variables: { id: hotelId } }).data ?? {};
  return (
    <>
      {hotel?.openForBooking === false && <NotOpenBanner hotelId={hotelId} />}
      <ActionBar
        label={texts.manageHotel}
        links={[
          [texts.updateHotel, staffPaths.updateHotel(hotelId)],
          [texts.updatePhotos, uploadPath('hotelphoto', hotelId, paths.hotel(hotelId))],
          [texts.addRoomType, staffPaths.createRoom(hotelId)],
          [texts.extras, paths.extras(hotelId)],
          [texts.opening, paths.firstHour(hotelId)],
          [texts.bookings, staffPaths.bookingResults({ hotel: hotelId })],
        ]}
        remove={{ label: texts.deleteHotel, onClick: () => setDeleting(true) }}
      >
        {isDeleting && hotel && <DeleteHotelDialog hotel={hotel} onClose={() => setDeleting(false)} />}
      </ActionBar>
    </>
  );
}
