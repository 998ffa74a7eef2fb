import { paths } from '../../paths';
import { FormActions, FormPage } from '../../kit/FormPage';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { HotelReference } from '../fields/references';

const rules = { hotel: (hotel: string) => (hotel.trim() ? undefined : 'Enter the reference of the hotel.') };

/** The bookings of one hotel, by its reference or its name. */
export function BookingsForAHotelPage() {
  const navigate = useNavigate();
  const { bind, submit, isRight } = useForm(rules);
  const show = submit(async ({ hotel }) => navigate(paths.bookingResults({ hotel: hotel.trim() })));
  return (
    <FormPage
      title="Bookings for a hotel"
      intro="Type the hotel’s name, or paste its reference."
      onSubmit={show}
    >
      <HotelReference label="Hotel reference" hint="Its name finds it too." field={bind('hotel')} />
      <FormActions submit="Continue" isDisabled={!isRight('hotel')} cancelTo={paths.bookings()} />
    </FormPage>
  );
}
