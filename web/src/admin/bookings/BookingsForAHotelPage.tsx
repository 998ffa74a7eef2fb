import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { FormActions, FormPage } from '../../ui/FormPage';
import { RecordChoice } from '../table/RecordChoice';

/** The bookings of one hotel, by its reference or its name. */
export function BookingsForAHotelPage() {
  const [hotelId, setHotelId] = useState('');
  const navigate = useNavigate();
  return (
    <FormPage
      title="Bookings for a hotel"
      intro="Type the hotel’s name, or paste its reference."
      onSubmit={(event) => {
        event.preventDefault();
        if (hotelId) void navigate(paths.bookingResults({ hotel: hotelId }));
      }}
    >
      <RecordChoice kind="hotel" label="Hotel reference or name" onChoose={setHotelId} />
      <FormActions submit="Continue" isDisabled={!hotelId} cancelTo={paths.bookings()} />
    </FormPage>
  );
}
