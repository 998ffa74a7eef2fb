import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hotelIdIn } from '../../../../schema/hotelAddress';
import { paths } from '../../paths';
import { uploadPath } from '../../photos/uploadTask';
import { ActionBar } from '../layout/ActionBar';
import { DeleteHotelDialog } from '../removal/DeleteHotelDialog';
import { useHotelActionsQuery } from './HotelActions.generated';

/** Update, photos, another room and delete, for the hotel that the address names. */
export function HotelActions() {
  const hotelId = hotelIdIn(useParams().hotelId ?? '');
  const [isDeleting, setDeleting] = useState(false);
  const { hotel } = useHotelActionsQuery({ variables: { id: hotelId } }).data ?? {};
  return (
    <ActionBar
      label="Manage this hotel"
      links={[
        ['Update hotel', paths.updateHotel(hotelId)],
        ['Update photos', uploadPath('hotelphoto', hotelId, paths.hotel(hotelId))],
        ['Add a room', paths.createRoom(hotelId)],
        ['Bookings', paths.bookingResults({ hotel: hotelId })],
      ]}
      remove={{ label: 'Delete hotel', onClick: () => setDeleting(true) }}
    >
      {isDeleting && hotel && <DeleteHotelDialog hotel={hotel} onClose={() => setDeleting(false)} />}
    </ActionBar>
  );
}
