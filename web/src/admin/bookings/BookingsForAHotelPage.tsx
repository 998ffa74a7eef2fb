import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { FormActions, FormPage } from '../../kit/FormPage';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { useOnlyHotel } from '../duties/useStaffHotel';
import { HotelReference } from '../fields/references';
import * as texts from './texts';

const rules = { hotel: (hotel: string) => (hotel.trim() ? undefined : texts.enterHotelReference) };

/** Asks for a hotel and leads to its bookings; a member with one hotel is led there at once. */
export function BookingsForAHotelPage() {
  const navigate = useNavigate();
  const { bind, submit, isRight } = useForm(rules);
  const only = useOnlyHotel();
  const show = submit(async ({ hotel }) => navigate(staffPaths.bookingResults({ hotel: hotel.trim() })));
  if (only) return <Navigate to={staffPaths.bookingResults({ hotel: only })} replace />;
  return (
    <FormPage title={texts.bookingsForHotel} intro={texts.bookingsForHotelIntro} onSubmit={show}>
      <HotelReference label={texts.hotelReference} hint={texts.hotelReferenceHint} field={bind('hotel')} />
      <FormActions
        submit={texts.continueToResults}
        isDisabled={!isRight('hotel')}
        cancelTo={paths.bookings()}
      />
    </FormPage>
  );
}
